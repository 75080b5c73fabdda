import { childrenOf, type GuideNode, type Key, type Located, textField } from '@guide-studio/guide-core/edit';
import { inScreening } from '@guide-studio/guide-core/internal';
import { ArrowDown, ArrowUp, Settings2, Trash2 } from '../theme/icons.tsx';
import { IconButton, Select, TextField } from '../controls/index.ts';
import { ShowLater } from '../fields/ShowMore.tsx';
import { answersAtOnce, shownOf, useShownAnswers } from '../fields/useShownAnswers.ts';
import { UsedBy } from '../explanations/UsedBy.tsx';
import { dispatch, select, useEditable } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { AddButton } from './AddButton.tsx';
import styles from './List.module.css';
import { statusChoices } from './OptionProperties.tsx';
import { Property, setProperty } from '../fields/Property.tsx';
import { Section } from '../fields/Section.tsx';

const nothing: readonly Key[] = [];

/** The options of a question (columns of a matrix): text, screener status, order. */
export function OptionList({ located, title }: { located: Located; title: string }) {
  const { node } = located;
  const editable = useEditable();
  const options = childrenOf(node, 'options');
  const screening = inScreening(located);
  const shown = useShownAnswers(options, nothing, answersAtOnce);
  return (
    <Section
      title={title}
      aside={<AddButton onAdd={() => keep(node, () => dispatch('option.add', { item: node.key }))} />}
    >
      <Property node={node} path={['options']} label={words.properties.inOrder(options.length)} group>
        <ul className={styles.list}>
          {shownOf(options, shown).map(([option, index]) => (
            <li key={option.key} className={screening ? styles.group : undefined}>
              <div className={`row gap1 ${styles.line}`}>
                <Line item={node} node={option} index={index} count={options.length} kind="option" />
                <IconButton
                  label={words.properties.moreAboutOption(index + 1)}
                  icon={Settings2}
                  size="small"
                  onClick={() => select([option.key])}
                />
              </div>
              <UsedBy node={option} />
              {screening && (
                <Select
                  aria-label={words.properties.statusOfOption(index + 1)}
                  value={textField(option, 'status')}
                  disabled={!editable}
                  options={[{ value: '', label: words.properties.noStatus }, ...statusChoices()]}
                  onValue={(status) => setProperty(option, ['status'], status === '' ? undefined : status)}
                />
              )}
            </li>
          ))}
        </ul>
        <ShowLater shown={shown} of={options} />
      </Property>
    </Section>
  );
}

/** The rows of a matrix, with their order. */
export function RowList({ node }: { node: GuideNode }) {
  const rows = childrenOf(node, 'rows');
  const shown = useShownAnswers(rows, nothing, answersAtOnce);
  return (
    <Section
      title={words.properties.rows}
      aside={<AddButton onAdd={() => keep(node, () => dispatch('row.add', { item: node.key }))} />}
    >
      <Property node={node} path={['rows']} label={words.properties.inOrder(rows.length)} group>
        <ul className={styles.list}>
          {shownOf(rows, shown).map(([row, index]) => (
            <li key={row.key}>
              <div className={`row gap1 ${styles.line}`}>
                <Line item={node} node={row} index={index} count={rows.length} kind="row" />
              </div>
              <UsedBy node={row} />
            </li>
          ))}
        </ul>
        <ShowLater shown={shown} of={rows} />
      </Property>
    </Section>
  );
}

interface LineProps {
  readonly item: GuideNode;
  readonly node: GuideNode;
  readonly index: number;
  readonly count: number;
  readonly kind: 'option' | 'row';
}

function Line({ item, node, index, count, kind }: LineProps) {
  const editable = useEditable();
  const number = index + 1;
  const moveTo = (place: number) =>
    keep(item, () => dispatch('node.move', { keys: [node.key], parent: item.key, index: place }));
  return (
    <>
      <div className={`grow ${styles.grow}`}>
        <TextField
          aria-label={words.properties.textOf(kind, number)}
          value={textField(node, 'text')}
          disabled={!editable}
          onText={(text) => setProperty(node, ['text'], text)}
        />
      </div>
      <IconButton
        label={words.properties.moveUp(kind, number)}
        icon={ArrowUp}
        size="small"
        disabled={!editable || index === 0}
        onClick={() => moveTo(index - 1)}
      />
      <IconButton
        label={words.properties.moveDown(kind, number)}
        icon={ArrowDown}
        size="small"
        disabled={!editable || number === count}
        onClick={() => moveTo(index + 2)}
      />
      <IconButton
        label={words.properties.deletePart(kind, number)}
        icon={Trash2}
        size="small"
        disabled={!editable}
        onClick={() => keep(item, () => dispatch('node.remove', { keys: [node.key] }))}
      />
    </>
  );
}

/** Runs an action on a part of the question and keeps the question selected. */
function keep(item: GuideNode, act: () => void): void {
  act();
  select([item.key]);
}
