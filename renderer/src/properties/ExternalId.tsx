import type { GuideNode } from '@guide-studio/guide-core/edit';
import { words } from '../i18n/index.ts';
import { TextProperty } from '../fields/Property.tsx';
import { Section } from '../fields/Section.tsx';

/** The section of the id. */
export function ReferenceSection({ node }: { node: GuideNode }) {
  return (
    <Section name="reference" title={words.properties.reference}>
      <ExternalId node={node} />
    </Section>
  );
}

/** The id that conditions use for a part. Renaming it updates all references. */
export function ExternalId({ node }: { node: GuideNode }) {
  return (
    <TextProperty
      node={node}
      path={['externalId']}
      label={words.properties.externalId}
      hint={words.properties.externalIdHint}
      mono
      commitOnBlur
    />
  );
}
