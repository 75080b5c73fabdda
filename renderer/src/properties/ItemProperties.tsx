import { FollowUp, InterviewMode, type ItemType, hasTrait, itemTypes, PreferredInput } from '@guide-studio/guide-core';
import { type GuideNode, type Located, textField } from '@guide-studio/guide-core/edit';
import { getIn, itemTypesIn } from '@guide-studio/guide-core/internal';
import type { ReactNode } from 'react';
import { perform } from '../actions/action.ts';
import { Button } from '../controls/index.ts';
import { useEditable } from '../session/index.ts';
import { CornerDownRight } from '../theme/icons.tsx';
import { isSet } from '../fields/isSet.ts';
import { useDefaultButton } from '../fields/defaultButton.ts';
import { itemTypeLook, lookOf } from '../theme/itemTypes.ts';
import { Meaning } from '../fieldHelp/index.ts';
import { words } from '../i18n/index.ts';
import { ChoiceProperties } from './ChoiceProperties.tsx';
import { Condition } from './Condition.tsx';
import { ReferenceSection } from './ExternalId.tsx';
import { MediaList } from './MediaList.tsx';
import { OptionList, RowList } from './OptionList.tsx';
import { SelectProperty, SwitchProperty, TextProperty } from '../fields/Property.tsx';
import { Section } from '../fields/Section.tsx';
import { useWhole } from './whole.ts';

/** The properties of a question that the guide does not show. Its text and answers are edited in the guide. */
export function ItemProperties({ located }: { located: Located }) {
  const { node } = located;
  const whole = useWhole();
  const editable = useEditable();
  const type = textField(node, 'type') as ItemType;
  const own = ownProperties(located, type, whole);
  return (
    <>
      <SelectProperty
        node={node}
        path={['type']}
        label={words.properties.type}
        hint={lookOf(type).hint}
        options={typesFor(located).map((value) => ({ value, label: itemTypeLook[value].label }))}
      />
      {whole && <TextProperty node={node} path={['text']} label={words.properties.text} rows={3} required />}
      {whole && takesRows(node) && <RowList node={node} />}
      {whole && node.children.options && (
        <OptionList located={located} title={takesRows(node) ? words.properties.columns : words.properties.options} />
      )}
      <Condition node={node} />
      {hasTrait(type, 'isConditionSource') && (
        <div>
          <Button icon={CornerDownRight} disabled={!editable} onClick={() => perform('edit.skip')}>
            {words.conditionActions.skip}
          </Button>
        </div>
      )}
      {own && (
        <Section name="answers" title={words.properties.answers}>
          {own}
        </Section>
      )}
      <MediaList node={node} />
      <Section name="embed" title={words.properties.embed} filled={isSet(node, 'embed')}>
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
      <ReferenceSection node={node} />
    </>
  );
}

/** Always includes the current type. */
function typesFor({ node, ancestors }: Located): readonly ItemType[] {
  const block = ancestors.at(-1);
  const types = block ? itemTypesIn(block) : itemTypes;
  return itemTypes.filter((type) => types.includes(type) || type === textField(node, 'type'));
}

const takesRows = (node: GuideNode) => hasTrait(textField(node, 'type'), 'hasRows');

/** How a question of this type is answered; null if it has no such settings. */
function ownProperties({ node, ancestors }: Located, type: ItemType, whole: boolean): ReactNode {
  switch (type) {
    case 'open_ended':
      return <OpenEnded node={node} study={ancestors[0]} whole={whole} />;
    case 'multiple_choice':
    case 'ranking':
      return <ChoiceProperties node={node} />;
    case 'max_diff':
      return (
        <>
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
      return <ButtonText node={node} />;
    case 'matrix':
      return null;
  }
}

interface OpenEndedProps {
  readonly node: GuideNode;
  readonly study: GuideNode | undefined;
  readonly whole: boolean;
}

function OpenEnded({ node, study, whole }: OpenEndedProps) {
  const depth = FollowUp.safeParse(getIn(node.fields, ['followUp'])).data ?? null;
  const input = PreferredInput.safeParse(getIn(node.fields, ['preferredInput'])).data ?? null;
  const mode = InterviewMode.safeParse(study && getIn(study.fields, ['config', 'interviewMode'])).data ?? null;
  return (
    <>
      <SelectProperty
        node={node}
        path={['followUp']}
        label={words.properties.followUps}
        hint={<Meaning setting={{ of: 'followUp', depth }} />}
        unset={words.properties.byDefault(words.properties.followUpDepth.none)}
        sameAsUnset="none"
        options={FollowUp.options.map((value) => ({ value, label: words.properties.followUpDepth[value] }))}
      />
      {whole && (
        <TextProperty
          node={node}
          path={['addInstructions']}
          label={words.properties.instructions}
          hint={words.properties.instructionsHint}
          rows={3}
        />
      )}
      <SelectProperty
        node={node}
        path={['preferredInput']}
        label={words.properties.preferredInput}
        hint={<Meaning setting={{ of: 'input', mode, input }} />}
        unset={words.properties.byDefault(words.properties.input.none)}
        sameAsUnset="none"
        options={PreferredInput.options.map((value) => ({ value, label: words.properties.input[value] }))}
      />
      {(textField(node, 'preferredInput') === 'screenRecording' || isSet(node, 'screenObservationEnabled')) && (
        <SwitchProperty
          node={node}
          path={['screenObservationEnabled']}
          label={words.properties.screenWatched}
          hint={<Meaning setting={{ of: 'watched' }} />}
        />
      )}
    </>
  );
}

function ButtonText({ node }: { readonly node: GuideNode }) {
  const placeholder = useDefaultButton();
  const { buttonText } = words.properties;
  return <TextProperty node={node} path={['continueButtonText']} label={buttonText} placeholder={placeholder} />;
}
