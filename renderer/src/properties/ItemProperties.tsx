import {
  FollowUp,
  type GuideNode,
  type ItemType,
  itemTypes,
  type Located,
  PreferredInput,
  textField,
} from '@guide-studio/guide-core';
import { isSet } from '../session/isSet.ts';
import { itemTypeLook } from '../look/itemTypes.ts';
import { ChoiceProperties } from './ChoiceProperties.tsx';
import { Condition } from './Condition.tsx';
import { ExternalId } from './ExternalId.tsx';
import { MediaList } from './MediaList.tsx';
import { OptionList, RowList } from './OptionList.tsx';
import { SelectProperty, SwitchProperty, TextProperty } from './Property.tsx';
import { Section } from './Section.tsx';

/** A question: what every type has, and what its own type adds. */
export function ItemProperties({ located }: { located: Located }) {
  const { node } = located;
  const type = textField(node, 'type') as ItemType;
  return (
    <>
      <SelectProperty
        node={node}
        path={['type']}
        label="Type"
        hint={itemTypeLook[type]?.hint}
        options={itemTypes.map((value) => ({ value, label: itemTypeLook[value].label }))}
      />
      <TextProperty node={node} path={['text']} label="Text" rows={3} required />
      <OwnProperties located={located} type={type} />
      <Condition node={node} />
      <MediaList node={node} />
      <Section title="Embed">
        <TextProperty
          node={node}
          path={['embed', 'url']}
          label="Address"
          hint="Of a page shown with the question. Nothing is loaded here."
          placeholder="https://"
          mono
        />
        {isSet(node, 'embed') && (
          <TextProperty node={node} path={['embed', 'proxyUrl']} label="Proxy address" placeholder="https://" mono />
        )}
      </Section>
      <Section title="Reference">
        <ExternalId node={node} />
      </Section>
    </>
  );
}

function OwnProperties({ located, type }: { located: Located; type: ItemType }) {
  const { node } = located;
  switch (type) {
    case 'open_ended':
      return <OpenEnded node={node} />;
    case 'multiple_choice':
    case 'ranking':
      return <ChoiceProperties located={located} />;
    case 'matrix':
      return (
        <>
          <RowList node={node} />
          <OptionList located={located} title="Columns" />
        </>
      );
    case 'max_diff':
      return (
        <>
          <OptionList located={located} title="Options compared" />
          <TextProperty node={node} path={['metric']} label="Compared by" hint="For example: importance." />
          <SelectProperty
            node={node}
            path={['itemsPerScreen']}
            label="Options per screen"
            unset="4 (not set)"
            options={['3', '4', '5'].map((value) => ({ value, label: value }))}
          />
        </>
      );
    case 'statement':
      return (
        <TextProperty node={node} path={['continueButtonText']} label="Text on the button" placeholder="Continue" />
      );
    default:
      return null;
  }
}

const depthWords: Readonly<Record<FollowUp, string>> = {
  none: 'None',
  light: 'Light (up to 1)',
  medium: 'Medium (up to 2)',
  heavy: 'Heavy (up to 3)',
};
const inputWords: Readonly<Record<PreferredInput, string>> = {
  text: 'Text',
  voice: 'Voice',
  screenRecording: 'Screen recording',
  none: 'No preference',
};

function OpenEnded({ node }: { node: GuideNode }) {
  return (
    <>
      <SelectProperty
        node={node}
        path={['followUp']}
        label="Follow-up questions"
        unset="Not set"
        options={FollowUp.options.map((value) => ({ value, label: depthWords[value] }))}
      />
      <TextProperty
        node={node}
        path={['addInstructions']}
        label="Instructions to the interviewer"
        hint="What to probe for, what to avoid. Participants do not see it."
        rows={3}
      />
      <SelectProperty
        node={node}
        path={['preferredInput']}
        label="Preferred input"
        unset="Not set"
        options={PreferredInput.options.map((value) => ({ value, label: inputWords[value] }))}
      />
      {(textField(node, 'preferredInput') === 'screenRecording' || isSet(node, 'screenObservationEnabled')) && (
        <SwitchProperty node={node} path={['screenObservationEnabled']} label="The interviewer watches the screen" />
      )}
    </>
  );
}
