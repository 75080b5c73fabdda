import type { GuideNode } from '@guide-studio/guide-core/edit';
import { getIn, isJsonObject } from '@guide-studio/guide-core/internal';
import { Button } from '../controls/index.ts';
import { codeOfFinding, dispatch, useEditable, useFindingsAt } from '../session/index.ts';
import { sentenceOf, words } from '../i18n/index.ts';
import styles from './List.module.css';
import { Property } from '../fields/Property.tsx';
import { Section } from '../fields/Section.tsx';

/** Properties that are not in the contract: shown as they are, kept in the file, and removed only on request. */
export function UnknownProperties({ node }: { node: GuideNode }) {
  const editable = useEditable();
  const unknown = useFindingsAt(node.key).filter((one) => codeOfFinding(one) === 'unrecognized_keys');
  const [first] = unknown;
  if (!first) return null;
  return (
    <Section title={words.properties.notPartOfGuide}>
      {unknown.map(({ property }) => {
        const path = pathOf(node, property);
        return (
          <Property key={property} node={node} path={path} label={property} group>
            <pre className={styles.raw}>{JSON.stringify(getIn(node.fields, path), null, 2)}</pre>
            <Button disabled={!editable} onClick={() => dispatch('field.set', { key: node.key, path })}>
              {words.properties.removeProperty(property)}
            </Button>
          </Property>
        );
      })}
    </Section>
  );
}

/** Returns the path of a finding from its dotted form. Looks at the node, because a key may contain a dot. */
function pathOf(node: GuideNode, property: string): readonly (string | number)[] {
  const direct = getIn(node.fields, [property]);
  if (direct !== undefined) return [property];
  return property.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** A value in the file that is not valid here: shown as it is, with a button to remove it. */
export function Malformed({ node }: { node: GuideNode }) {
  const editable = useEditable();
  const findings = useFindingsAt(node.key);
  return (
    <div className={styles.group} data-part={node.key}>
      {findings.map(
        (one) =>
          'issue' in one && (
            <p key={one.property} className={styles.note}>
              {sentenceOf(one.issue)}
            </p>
          ),
      )}
      <pre className={styles.raw}>{JSON.stringify(node.fields, null, 2)}</pre>
      <Button disabled={!editable} onClick={() => dispatch('node.remove', { keys: [node.key] })}>
        {words.properties.removeIt}
      </Button>
    </div>
  );
}

/** Returns true if a node is an object, as every part of a guide should be. */
export function isObject(node: GuideNode): boolean {
  return isJsonObject(node.fields);
}
