import { getIn, type GuideNode, InterviewMode, languageCodes, TargetPlatform } from '@guide-studio/guide-core';
import { CheckList } from '../controls/index.ts';
import { isEditable, useSession } from '../session/store.ts';
import { Property, SelectProperty, setProperty, TextProperty } from './Property.tsx';
import { Section } from './Section.tsx';

const modeWords: Readonly<Record<InterviewMode, string>> = {
  text: 'Text',
  audio: 'Audio',
  audio_text: 'Audio or text',
  audio_screen: 'Audio and screen',
  video: 'Video',
  video_screen: 'Video and screen',
};
const platformWords: Readonly<Record<TargetPlatform, string>> = {
  ios: 'iPhone and iPad',
  android: 'Android',
  desktop: 'Desktop',
};

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

function languageName(code: string): string {
  if (code === 'en-medical') return 'English (medical)';
  if (code === 'jw') return 'Javanese';
  return names.of(code) ?? code;
}

const languages = languageCodes.map((code) => ({ value: code, label: languageName(code), detail: code }));

/** The study itself: titles, purpose, how the interview is held, welcome and closing. */
export function StudyProperties({ node }: { node: GuideNode }) {
  return (
    <>
      <TextProperty node={node} path={['title']} label="Title" hint="Only your team sees it." required />
      <TextProperty
        node={node}
        path={['externalTitle']}
        label="Title for participants"
        hint="Left empty, they see the title above."
      />
      <TextProperty
        node={node}
        path={['background']}
        label="Background"
        hint="What the interviewer may know about the company or product."
        rows={3}
      />
      <TextProperty
        node={node}
        path={['studyGoal']}
        label="Goal"
        hint="What you want to learn; it guides follow-up questions."
        rows={3}
      />
      <Section title="Interview">
        <SelectProperty
          node={node}
          path={['config', 'interviewMode']}
          label="Mode"
          unset="Not set"
          options={InterviewMode.options.map((value) => ({ value, label: modeWords[value] }))}
        />
        <SelectProperty
          node={node}
          path={['config', 'questionLanguage']}
          label="Language of the questions"
          unset="Not set"
          options={languages.map(({ value, label, detail }) => ({ value, label: `${label} (${detail})` }))}
        />
        <ListProperty
          node={node}
          path={['config', 'availableLanguages']}
          label="Translated into"
          hint="None chosen means English only."
          options={languages}
        />
        <ListProperty
          node={node}
          path={['config', 'targetPlatforms']}
          label="Devices"
          hint="None chosen means any."
          options={TargetPlatform.options.map((value) => ({ value, label: platformWords[value] }))}
        />
      </Section>
      <Section title="Welcome and closing">
        <TextProperty node={node} path={['welcomeMessage', 'title']} label="Welcome title" />
        <TextProperty
          node={node}
          path={['welcomeMessage', 'message']}
          label="Welcome message"
          hint="Shown before the interview starts."
          rows={3}
        />
        <TextProperty
          node={node}
          path={['closingMessage']}
          label="Closing message"
          hint="Shown when the interview is complete."
          rows={2}
        />
      </Section>
    </>
  );
}

interface ListPropertyProps {
  readonly node: GuideNode;
  readonly path: readonly string[];
  readonly label: string;
  readonly hint: string;
  readonly options: readonly { value: string; label: string; detail?: string }[];
}

function ListProperty({ node, path, label, hint, options }: ListPropertyProps) {
  const editable = useSession(isEditable);
  const value = getIn(node.fields, path);
  const values = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  return (
    <Property node={node} path={path} label={label} hint={hint} group>
      <CheckList
        options={options}
        values={values}
        disabled={!editable}
        onValues={(chosen) => setProperty(node, path, chosen.length === 0 ? undefined : chosen)}
      />
    </Property>
  );
}
