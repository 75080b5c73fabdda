import { blockTypes, childrenOf, type GuideNode, labelOf, textField } from '@guide-studio/guide-core';
import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../controls/index.ts';
import { blockTypeLook } from '../look/itemTypes.ts';
import { dispatch, select } from '../session/edit.ts';
import { isEditable, useSession } from '../session/store.ts';
import { ExternalId } from './ExternalId.tsx';
import styles from './List.module.css';
import { NumberProperty, Property, SelectProperty, TextProperty } from './Property.tsx';
import { Section } from './Section.tsx';

/** A block: title, kind, and for concept blocks what is shown to whom. */
export function BlockProperties({ node }: { node: GuideNode }) {
  const type = textField(node, 'type');
  const concepts = childrenOf(node, 'concepts');
  return (
    <>
      <TextProperty node={node} path={['title']} label="Title" required />
      <SelectProperty
        node={node}
        path={['type']}
        label="Kind"
        hint={blockTypeLook[type as keyof typeof blockTypeLook]?.hint}
        options={blockTypes.map((value) => ({ value, label: blockTypeLook[value].label }))}
      />
      <ExternalId node={node} />
      {(type === 'concept' || concepts.length > 0) && <Concepts node={node} concepts={concepts} />}
      {type !== 'concept' && concepts.length === 0 && 'conceptSamplingConfig' in (node.fields as object) && (
        <Property node={node} path={['conceptSamplingConfig']} label="Concepts" group>
          <Button onClick={() => dispatch('field.set', { key: node.key, path: ['conceptSamplingConfig'] })}>
            Remove the concept settings
          </Button>
        </Property>
      )}
    </>
  );
}

function Concepts({ node, concepts }: { node: GuideNode; concepts: readonly GuideNode[] }) {
  const editable = useSession(isEditable);
  return (
    <Section
      title="Concepts"
      aside={
        <Button
          variant="quiet"
          icon={Plus}
          disabled={!editable}
          onClick={() => dispatch('concept.add', { block: node.key })}
        >
          Add
        </Button>
      }
    >
      <Property node={node} path={['conceptSamplingConfig']} label="Shown in this block" group>
        <ul className={styles.list}>
          {concepts.map((concept) => (
            <li key={concept.key} className={styles.line}>
              <button type="button" className={styles.open} onClick={() => select([concept.key])}>
                {labelOf(concept) || 'Unnamed concept'}
              </button>
              <IconButton
                label={`Delete concept ${labelOf(concept)}`}
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
        path={['conceptSamplingConfig', 'subsampleCount']}
        label="Concepts per participant"
        hint="Left empty, everybody sees all of them."
      />
    </Section>
  );
}
