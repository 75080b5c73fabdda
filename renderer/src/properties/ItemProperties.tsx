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
import { itemTypeLook, lookOf } from '../look/itemTypes.ts';
import { words } from '../words/index.ts';
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
        label={words.properties.type}
        hint={lookOf(type).hint}
        options={itemTypes.map((value) => ({ value, label: itemTypeLook[value].label }))}
      />
      <TextProperty node={node} path={['text']} label={words.properties.text} rows={3} required />
      <OwnProperties located={located} type={type} />
      <Condition node={node} />
      <MediaList node={node} />
      <Section title={words.properties.embed}>
        <TextProperty
          node={node}
          path={['embed', 'url']}
          label={words.properties.address}
          hint={words.properties.embedInQuestion}
          placeholder="https://"
          mono
        />
        {isSet(node, 'embed') && (
          <TextProperty
            node={node}
            path={['embed', 'proxyUrl']}
            label={words.properties.proxyAddress}
            placeholder="https://"
            mono
          />
        )}
      </Section>
      <Section title={words.properties.reference}>
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
          <OptionList located={located} title={words.properties.columns} />
        </>
      );
    case 'max_diff':
      return (
        <>
          <OptionList located={located} title={words.properties.optionsCompared} />
          <TextProperty
            node={node}
            path={['metric']}
            label={words.properties.comparedBy}
            hint={words.properties.comparedByHint}
          />
          <SelectProperty
            node={node}
            path={['itemsPerScreen']}
            label={words.properties.perScreen}
            unset={words.properties.perScreenUnset}
            options={['3', '4', '5'].map((value) => ({ value, label: value }))}
          />
        </>
      );
    case 'statement':
      return (
        <TextProperty
          node={node}
          path={['continueButtonText']}
          label={words.properties.buttonText}
          placeholder={words.properties.buttonTextDefault}
        />
      );
    default:
      return null;
  }
}

function OpenEnded({ node }: { node: GuideNode }) {
  return (
    <>
      <SelectProperty
        node={node}
        path={['followUp']}
        label={words.properties.followUps}
        unset={words.properties.notSet}
        options={FollowUp.options.map((value) => ({ value, label: words.properties.followUpDepth[value] }))}
      />
      <TextProperty
        node={node}
        path={['addInstructions']}
        label={words.properties.instructions}
        hint={words.properties.instructionsHint}
        rows={3}
      />
      <SelectProperty
        node={node}
        path={['preferredInput']}
        label={words.properties.preferredInput}
        unset={words.properties.notSet}
        options={PreferredInput.options.map((value) => ({ value, label: words.properties.input[value] }))}
      />
      {(textField(node, 'preferredInput') === 'screenRecording' || isSet(node, 'screenObservationEnabled')) && (
        <SwitchProperty node={node} path={['screenObservationEnabled']} label={words.properties.screenWatched} />
      )}
    </>
  );
}
