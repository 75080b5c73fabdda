import {
  childrenOf,
  getIn,
  type CriterionChoice,
  type GuideDocument,
  type GuideNode,
  itemIndex,
  type Key,
  namedOptions,
  objectFields,
  references,
  textField,
} from '@guide-studio/guide-core';
import { isSet } from '../session/isSet.ts';
import { Plus, Trash2 } from 'lucide-react';
import { Button, CheckList, Field, IconButton, Menu, Segmented, Select, TextField } from '../controls/index.ts';
import { dispatch } from '../session/edit.ts';
import { isEditable, mustHave, useSession } from '../session/store.ts';
import styles from './List.module.css';
import { isObject, Malformed, UnknownProperties } from './Leftovers.tsx';
import { Property } from './Property.tsx';
import { Section } from './Section.tsx';
import { type Sources, useSources } from './useSources.ts';

/** When an item or concept is shown: criteria on earlier answers and on the participant's link. */
export function Condition({ node }: { node: GuideNode }) {
  const doc = useSession((session) => mustHave(session.editor).doc);
  const editable = useSession(isEditable);
  const criteria = childrenOf(node, 'criteria');
  const sources = useSources(node, 'condition');
  const operator = getIn(node.fields, ['conditional', 'operator']) === 'or' ? 'or' : 'and';
  return (
    <Section
      title="Shown when"
      aside={
        <Menu
          label="Add condition"
          icon={Plus}
          iconOnly
          size="small"
          align="end"
          disabled={!editable}
          items={[
            {
              label: 'On an earlier answer',
              disabled: sources.nodes.length === 0,
              onSelect: () => addOnAnswer(doc, node.key, sources.nodes.at(-1)),
            },
            {
              label: 'On the link (URL parameter)',
              onSelect: () =>
                dispatch('criterion.add', { owner: node.key, criterion: { parameter: 'segment', value: '' } }),
            },
          ]}
        />
      }
    >
      <Property node={node} path={['conditional']} label={criteria.length === 0 ? 'Always' : 'Condition'} group>
        {criteria.length > 1 && (
          <Segmented
            label="How criteria combine"
            value={operator}
            disabled={!editable}
            options={[
              { value: 'and', label: 'All hold' },
              { value: 'or', label: 'Any holds' },
            ]}
            onValue={(value) => dispatch('conditional.operator', { owner: node.key, operator: value })}
          />
        )}
        {criteria.map((criterion) =>
          isObject(criterion) ? (
            <CriterionFields key={criterion.key} doc={doc} criterion={criterion} sources={sources} />
          ) : (
            <Malformed key={criterion.key} node={criterion} />
          ),
        )}
        {(criteria.length > 0 || isSet(node, 'conditional')) && (
          <Button
            variant="quiet"
            disabled={!editable}
            onClick={() => dispatch('conditional.clear', { owner: node.key })}
          >
            Show always
          </Button>
        )}
      </Property>
    </Section>
  );
}

function addOnAnswer(doc: GuideDocument, owner: Key, source: GuideNode | undefined): void {
  if (!source) return;
  dispatch('criterion.add', { owner, criterion: firstChoice(doc, source) });
}

function firstChoice(doc: GuideDocument, source: GuideNode): CriterionChoice {
  const [option] = namedOptions(source, itemIndex(doc));
  const [row] = childrenOf(source, 'rows');
  return {
    source: source.key,
    matchingCriteria: 'mustSelect',
    choices: option ? [option.key] : [],
    ...(row ? { row: row.key } : {}),
  };
}

interface CriterionFieldsProps {
  readonly doc: GuideDocument;
  readonly criterion: GuideNode;
  readonly sources: Sources;
}

function CriterionFields({ doc, criterion, sources }: CriterionFieldsProps) {
  const editable = useSession(isEditable);
  const onLink = textField(criterion, 'type') === 'searchParam';
  return (
    <div className={styles.group} data-part={criterion.key}>
      {onLink ? (
        <LinkFields criterion={criterion} />
      ) : (
        <AnswerFields doc={doc} criterion={criterion} sources={sources} />
      )}
      <UnknownProperties node={criterion} />
      <div>
        <IconButton
          label="Delete this condition"
          icon={Trash2}
          size="small"
          disabled={!editable}
          onClick={() => dispatch('node.remove', { keys: [criterion.key] })}
        />
      </div>
    </div>
  );
}

function LinkFields({ criterion }: { criterion: GuideNode }) {
  const editable = useSession(isEditable);
  const parameter = textField(criterion, 'parameter');
  const value = textField(criterion, 'value');
  const set = (next: { parameter: string; value: string }) =>
    dispatch('criterion.set', { key: criterion.key, criterion: next });
  return (
    <>
      <Property node={criterion} path={['parameter']} label="Link parameter">
        <TextField mono value={parameter} disabled={!editable} onText={(text) => set({ parameter: text, value })} />
      </Property>
      <Property node={criterion} path={['value']} label="has exactly the value">
        <TextField mono value={value} disabled={!editable} onText={(text) => set({ parameter, value: text })} />
      </Property>
    </>
  );
}

/** What a criterion on answers says now, by nodes; null parts are what the guide does not have. */
function currentChoice(doc: GuideDocument, criterion: GuideNode) {
  const own = references(doc).filter((reference) => reference.holder === criterion.key);
  const source = own.find((each) => each.kind === 'question')?.target ?? null;
  return {
    source,
    row: own.find((each) => each.kind === 'matrixRow')?.target ?? undefined,
    choices: own.flatMap((each) => (each.kind === 'choice' && each.target ? [each.target] : [])),
    kept: own.flatMap((each) => (each.kind === 'choice' && !each.target ? [each.value] : [])),
  };
}

function AnswerFields({ doc, criterion, sources }: CriterionFieldsProps) {
  const editable = useSession(isEditable);
  const now = currentChoice(doc, criterion);
  const source = sources.nodes.find((item) => item.key === now.source);
  const mustNot = objectFields(criterion)['matchingCriteria'] === 'mustNotSelect';
  const set = (change: Partial<Extract<CriterionChoice, { source: Key }>>) => {
    if (!now.source && !change.source) return;
    dispatch('criterion.set', {
      key: criterion.key,
      criterion: {
        source: change.source ?? now.source ?? '',
        matchingCriteria: mustNot ? 'mustNotSelect' : 'mustSelect',
        choices: now.choices,
        kept: now.kept,
        ...(now.row === undefined ? {} : { row: now.row }),
        ...change,
      },
    });
  };
  return (
    <>
      <Property node={criterion} path={['questionId']} label="Question">
        <Select
          value={source?.key ?? textField(criterion, 'questionId')}
          disabled={!editable}
          options={sources.choices}
          onValue={(key) => {
            const item = sources.nodes.find((each) => each.key === key);
            if (item) dispatch('criterion.set', { key: criterion.key, criterion: firstChoice(doc, item) });
          }}
        />
      </Property>
      {source && childrenOf(source, 'rows').length > 0 && (
        <Property node={criterion} path={['matrixRow']} label="Row">
          <Select
            value={now.row ?? textField(criterion, 'matrixRow')}
            disabled={!editable}
            options={childrenOf(source, 'rows').map((row) => ({ value: row.key, label: textField(row, 'text') }))}
            onValue={(row) => set({ row })}
          />
        </Property>
      )}
      <Field label="Answer" group>
        <Segmented
          label="Answer"
          value={mustNot ? 'mustNotSelect' : 'mustSelect'}
          disabled={!editable || !source}
          options={[
            { value: 'mustSelect', label: 'includes one of' },
            { value: 'mustNotSelect', label: 'includes none of' },
          ]}
          onValue={(matchingCriteria) => set({ matchingCriteria })}
        />
      </Field>
      <Property node={criterion} path={['choices']} label="Options" group>
        {source ? (
          <CheckList
            options={namedOptions(source, itemIndex(doc)).map((o) => ({ value: o.key, label: textField(o, 'text') }))}
            values={[...now.choices, ...now.kept]}
            disabled={!editable}
            onValues={(values) => {
              const kept = now.kept.filter((name) => values.includes(name));
              const choices = values.filter((value) => !now.kept.includes(value));
              if (values.length > 0) set({ choices, kept });
            }}
          />
        ) : (
          <p className={styles.note}>Choose a question first.</p>
        )}
      </Property>
    </>
  );
}
