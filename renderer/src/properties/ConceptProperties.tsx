import type { GuideNode } from '@guide-studio/guide-core';
import { words } from '../words/index.ts';
import { Condition } from './Condition.tsx';
import { ExternalId } from './ExternalId.tsx';
import { MediaList } from './MediaList.tsx';
import { TextProperty } from './Property.tsx';
import { Section } from './Section.tsx';

/** A concept: its working name, what participants see, and who sees it. */
export function ConceptProperties({ node }: { node: GuideNode }) {
  return (
    <>
      <TextProperty
        node={node}
        path={['nickname']}
        label={words.properties.nickname}
        hint={words.properties.nicknameHint}
        required
      />
      <TextProperty node={node} path={['content', 'title']} label={words.properties.titleForParticipants} required />
      <TextProperty node={node} path={['content', 'description']} label={words.properties.description} rows={3} />
      <ExternalId node={node} />
      <Condition node={node} />
      <MediaList node={node} />
      <Section title={words.properties.embed}>
        <TextProperty
          node={node}
          path={['content', 'embed', 'url']}
          label={words.properties.address}
          hint={words.properties.embedInConcept}
          placeholder="https://"
          mono
        />
      </Section>
    </>
  );
}
