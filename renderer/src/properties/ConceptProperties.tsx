import type { GuideNode } from '@guide-studio/guide-core';
import { Condition } from './Condition.tsx';
import { ExternalId } from './ExternalId.tsx';
import { MediaList } from './MediaList.tsx';
import { TextProperty } from './Property.tsx';
import { Section } from './Section.tsx';

/** A concept: its working name, what participants see, and who sees it. */
export function ConceptProperties({ node }: { node: GuideNode }) {
  return (
    <>
      <TextProperty node={node} path={['nickname']} label="Nickname" hint="Only your team sees it." required />
      <TextProperty node={node} path={['content', 'title']} label="Title for participants" required />
      <TextProperty node={node} path={['content', 'description']} label="Description" rows={3} />
      <ExternalId node={node} />
      <Condition node={node} />
      <MediaList node={node} />
      <Section title="Embed">
        <TextProperty
          node={node}
          path={['content', 'embed', 'url']}
          label="Address"
          hint="Of a page shown with the concept. Nothing is loaded here."
          placeholder="https://"
          mono
        />
      </Section>
    </>
  );
}
