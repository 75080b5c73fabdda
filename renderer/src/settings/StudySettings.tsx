import { InterviewMode, TargetPlatform } from '@guide-studio/guide-core';
import type { GuideNode } from '@guide-studio/guide-core/edit';
import { getIn } from '@guide-studio/guide-core/internal';
import { directionOfLanguage } from '@guide-studio/guide-core/plurals';
import type { ReactNode } from 'react';
import { CheckList, type CheckListOption } from '../controls/index.ts';
import { Property, SelectProperty, setProperty, TextProperty } from '../fields/Property.tsx';
import { Section } from '../fields/Section.tsx';
import { Meaning } from '../fieldHelp/index.ts';
import { useEditable } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { useLanguageOptions } from './languageNames.ts';
import { WelcomePicture } from './WelcomePicture.tsx';

/** The properties of the study: titles, purpose, interview mode, welcome and closing, each with an explanation. */
export function StudySettings({ node }: { readonly node: GuideNode }) {
  const text = words.settings;
  return (
    <>
      <TextProperty node={node} path={['title']} label={text.title} hint={text.titleHint} required />
      <TextProperty node={node} path={['externalTitle']} label={text.externalTitle} hint={text.externalTitleHint} />
      <TextProperty node={node} path={['background']} label={text.background} hint={text.backgroundHint} rows={3} />
      <TextProperty node={node} path={['studyGoal']} label={text.goal} hint={text.goalHint} rows={3} />
      <Interview node={node} />
      <Section title={text.welcomeAndClosing}>
        <TextProperty node={node} path={['welcomeMessage', 'title']} label={text.welcomeTitle} />
        <TextProperty
          node={node}
          path={['welcomeMessage', 'message']}
          label={text.welcomeMessage}
          hint={text.welcomeMessageHint}
          rows={3}
        />
        <WelcomePicture node={node} />
        <TextProperty node={node} path={['closingMessage']} label={text.closing} hint={text.closingHint} rows={2} />
      </Section>
    </>
  );
}

const questionLanguage = ['config', 'questionLanguage'];

function Interview({ node }: { readonly node: GuideNode }) {
  const text = words.settings;
  const mode = InterviewMode.safeParse(getIn(node.fields, ['config', 'interviewMode'])).data;
  const editable = useEditable();
  const language = textAt(node, questionLanguage);
  const languages = useLanguageOptions();
  return (
    <Section title={text.interview}>
      <SelectProperty
        node={node}
        path={['config', 'interviewMode']}
        label={text.mode}
        hint={<Meaning setting={{ of: 'mode', mode: mode ?? null }} />}
        unset={text.notSet}
        options={InterviewMode.options.map((value) => ({ value, label: text.modes[value] }))}
      />
      <Property
        node={node}
        path={questionLanguage}
        label={text.questionLanguage}
        hint={directionOfLanguage(language) === 'rtl' ? text.writtenRightToLeft : text.questionLanguageHint}
      >
        <LanguagePicker
          value={language}
          disabled={!editable}
          onValue={(code) => setProperty(node, questionLanguage, code === '' ? undefined : code)}
        />
      </Property>
      <ListProperty
        node={node}
        path={['config', 'availableLanguages']}
        label={text.availableLanguages}
        hint={text.availableLanguagesHint}
        chosenHint={<Meaning setting={{ of: 'languages' }} />}
        options={languages}
      />
      <ListProperty
        node={node}
        path={['config', 'targetPlatforms']}
        label={text.platforms}
        hint={text.platformsHint}
        chosenHint={<Meaning setting={{ of: 'platforms' }} />}
        options={TargetPlatform.options.map((value) => ({ value, label: text.platformNames[value] }))}
      />
    </Section>
  );
}

function textAt(node: GuideNode, path: readonly string[]): string {
  const value = getIn(node.fields, path);
  return typeof value === 'string' ? value : '';
}

interface ListPropertyProps {
  readonly node: GuideNode;
  readonly path: readonly string[];
  readonly label: string;
  readonly hint: string;
  /** Once something is chosen. */
  readonly chosenHint: ReactNode;
  readonly options: readonly CheckListOption[];
}

function ListProperty({ node, path, label, hint, chosenHint, options }: ListPropertyProps) {
  const editable = useEditable();
  const value = getIn(node.fields, path);
  const values = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  return (
    <Property node={node} path={path} label={label} hint={values.length === 0 ? hint : chosenHint} group>
      <CheckList
        options={options}
        values={values}
        disabled={!editable}
        onValues={(chosen) => setProperty(node, path, chosen.length === 0 ? undefined : chosen)}
      />
    </Property>
  );
}
