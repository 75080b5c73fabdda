import type { GuideNode } from '@guide-studio/guide-core/edit';
import { getIn } from '@guide-studio/guide-core/internal';
import { words } from '../i18n/index.ts';
import { Condition } from './Condition.tsx';
import { ReferenceSection } from './ExternalId.tsx';
import { MediaList } from './MediaList.tsx';
import { TextProperty } from '../fields/Property.tsx';
import { Section } from '../fields/Section.tsx';
import { useWhole } from './whole.ts';

/** The properties of a concept: who sees it, and what is shown with it. Its texts are edited in the guide. */
export function ConceptProperties({ node }: { node: GuideNode }) {
  const whole = useWhole();
  return (
    <>
      {whole && (
        <>
          <TextProperty
            node={node}
            path={['nickname']}
            label={words.properties.nickname}
            hint={words.properties.nicknameHint}
            required
          />
          <TextProperty
            node={node}
            path={['content', 'title']}
            label={words.properties.titleForParticipants}
            required
          />
          <TextProperty node={node} path={['content', 'description']} label={words.properties.description} rows={3} />
        </>
      )}
      <Condition node={node} />
      <MediaList node={node} />
      <Section
        name="embed"
        title={words.properties.embed}
        filled={getIn(node.fields, ['content', 'embed']) !== undefined}
      >
        <TextProperty
          node={node}
          path={['content', 'embed', 'url']}
          label={words.properties.address}
          hint={words.properties.embedInConcept}
          placeholder="https://"
          mono
        />
      </Section>
      <ReferenceSection node={node} />
    </>
  );
}
