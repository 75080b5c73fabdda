import { blockTypes } from '@guide-studio/guide-core';
import { childrenOf, type GuideNode, textField } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import { Suspense } from 'react';
import { perform } from '../actions/action.ts';
import { Split, Trash2 } from '../theme/icons.tsx';
import { Button, IconButton } from '../controls/index.ts';
import { blockLookOf, blockTypeLook } from '../theme/itemTypes.ts';
import { ConceptForecast } from '../forecast/index.ts';
import { dispatch, select, useEditable } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { AddButton } from './AddButton.tsx';
import { ExternalId } from './ExternalId.tsx';
import styles from './List.module.css';
import { NumberProperty, Property, SelectProperty, TextProperty } from '../fields/Property.tsx';
import { Section } from '../fields/Section.tsx';
import { useWhole } from './whole.ts';

/** The properties of a block: title and type, and for concept blocks how concepts are shown. */
export function BlockProperties({ node }: { node: GuideNode }) {
  const editable = useEditable();
  const type = textField(node, 'type');
  const concepts = childrenOf(node, 'concepts');
  return (
    <>
      {useWhole() && <TextProperty node={node} path={['title']} label={words.properties.title} required />}
      <SelectProperty
        node={node}
        path={['type']}
        label={words.properties.type}
        hint={blockLookOf(type)?.hint}
        options={blockTypes.map((value) => ({ value, label: blockTypeLook[value].label }))}
      />
      <ExternalId node={node} />
      {childrenOf(node, 'items').length > 0 && (
        <div>
          <Button icon={Split} disabled={!editable} onClick={() => perform('edit.conditionForMany')}>
            {words.conditionActions.forBlock}
          </Button>
        </div>
      )}
      {(type === 'concept' || concepts.length > 0) && <Concepts node={node} concepts={concepts} />}
      {type !== 'concept' && concepts.length === 0 && 'conceptSamplingConfig' in (node.fields as object) && (
        <Property node={node} path={['conceptSamplingConfig']} label={words.properties.concepts} group>
          <Button onClick={() => dispatch('field.set', { key: node.key, path: ['conceptSamplingConfig'] })}>
            {words.properties.removeConceptSettings}
          </Button>
        </Property>
      )}
    </>
  );
}

function Concepts({ node, concepts }: { node: GuideNode; concepts: readonly GuideNode[] }) {
  const editable = useEditable();
  return (
    <Section
      title={words.properties.concepts}
      aside={<AddButton onAdd={() => dispatch('concept.add', { block: node.key })} />}
    >
      <Property node={node} path={['conceptSamplingConfig']} label={words.properties.shownInBlock} group>
        <ul className={styles.list}>
          {concepts.map((concept) => (
            <li key={concept.key} className={`row gap1 ${styles.line}`}>
              <button type="button" className={`cut grow ${styles.open}`} onClick={() => select([concept.key])}>
                {labelOf(concept) || words.properties.unnamedConcept}
              </button>
              <IconButton
                label={words.properties.deleteConcept(labelOf(concept))}
                icon={Trash2}
                size="small"
                disabled={!editable}
                onClick={() => dispatch('node.remove', { keys: [concept.key] })}
              />
            </li>
          ))}
        </ul>
      </Property>
      <NumberProperty
        node={node}
        isWhole
        path={['conceptSamplingConfig', 'subsampleCount']}
        label={words.properties.conceptsPerParticipant}
        hint={words.properties.conceptsPerParticipantHint}
      />
      {concepts.length > 0 && (
        <Suspense fallback={null}>
          <ConceptForecast block={node} />
        </Suspense>
      )}
    </Section>
  );
}
