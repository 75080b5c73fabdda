import { MediaType } from '@guide-studio/guide-core';
import { childrenOf, type GuideNode, textField } from '@guide-studio/guide-core/edit';
import { ArrowDown, ArrowUp, Trash2 } from '../theme/icons.tsx';
import { Button, IconButton } from '../controls/index.ts';
import { isSet } from '../fields/isSet.ts';
import { dispatch, useEditable } from '../session/index.ts';
import { Meaning } from '../fieldHelp/index.ts';
import { words } from '../i18n/index.ts';
import { AddMediaFile, FileFacts, isOwnFile, ReplaceFile, Thumbnail } from '../media/index.ts';
import { AddButton } from './AddButton.tsx';
import styles from './List.module.css';
import { isObject, Malformed, UnknownProperties } from './Leftovers.tsx';
import { NumberProperty, SelectProperty, SwitchProperty, TextProperty } from '../fields/Property.tsx';
import { Section, showSection } from '../fields/Section.tsx';

/** Pictures and videos. Files beside the guide are shown. Nothing remote is loaded: other addresses are text. */
export function MediaList({ node }: { node: GuideNode }) {
  const list = childrenOf(node, 'media');
  return (
    <Section
      name="media"
      title={words.properties.media}
      manual="media"
      filled={list.length > 0}
      aside={
        <>
          <AddMediaFile owner={node.key} label={words.media.chooseFile} />
          <AddButton
            label={words.media.byAddress}
            onAdd={() => {
              showSection('media', true);
              dispatch('media.add', { owner: node.key });
            }}
          />
        </>
      }
    >
      {list.map((media, index, { length }) =>
        isObject(media) ? (
          <MediaFields key={media.key} media={media} owner={node} index={index} count={length} />
        ) : (
          <Malformed key={media.key} node={media} />
        ),
      )}
    </Section>
  );
}

/** How a file beside the guide looks, what it is, and a way to choose another one. */
function OwnFile({ media, url }: { readonly media: GuideNode; readonly url: string }) {
  const kind = textField(media, 'type') === 'video' ? 'video' : 'image';
  return (
    <div className="stack gap2" role="group" aria-label={words.media.file}>
      <Thumbnail address={url} kind={kind} name={textField(media, 'name')} size="large" />
      <p className={styles.note}>
        <FileFacts address={url} withNext />
      </p>
      <ReplaceFile media={media.key} />
    </div>
  );
}

interface MediaFieldsProps {
  readonly media: GuideNode;
  readonly owner: GuideNode;
  readonly index: number;
  readonly count: number;
}

function MediaFields({ media, owner, index, count }: MediaFieldsProps) {
  const editable = useEditable();
  // A picture cannot be watched to its end; if the file requires it, it can be removed.
  const isVideo = textField(media, 'type') === 'video';
  const url = textField(media, 'url');
  const isFile = isOwnFile(url);
  const moveTo = (place: number) => dispatch('node.move', { keys: [media.key], parent: owner.key, index: place });
  return (
    <div className={styles.group} data-part={media.key}>
      {isFile && <OwnFile media={media} url={url} />}
      <TextProperty
        node={media}
        path={['name']}
        label={words.media.nameLabel}
        hint={textField(media, 'name') === '' ? words.media.nameHint : undefined}
        required
      />
      {!isFile && (
        <>
          <TextProperty
            node={media}
            path={['url']}
            label={words.properties.address}
            placeholder="https://"
            mono
            required
          />
          <SelectProperty
            node={media}
            path={['type']}
            label={words.properties.kind}
            options={MediaType.options.map((value) => ({ value, label: words.properties.mediaType[value] }))}
          />
        </>
      )}
      <NumberProperty node={media} path={['widthPercentage']} label={words.properties.width} />
      {owner.kind === 'item' && (isVideo || isSet(media, 'forceWatching')) && (
        <SwitchProperty
          node={media}
          path={['forceWatching']}
          label={words.properties.watchedToEnd}
          hint={<Meaning setting={{ of: 'mustWatch' }} />}
        />
      )}
      <div className={`row gap1 ${styles.line}`}>
        <div className={`grow ${styles.grow}`}>
          <Button
            variant="quiet"
            icon={Trash2}
            disabled={!editable}
            onClick={() => dispatch('node.remove', { keys: [media.key] })}
          >
            {words.properties.delete}
          </Button>
        </div>
        {count > 1 && (
          <>
            <IconButton
              label={words.properties.moveUp('media', index + 1)}
              icon={ArrowUp}
              size="small"
              disabled={!editable || index === 0}
              onClick={() => moveTo(index - 1)}
            />
            <IconButton
              label={words.properties.moveDown('media', index + 1)}
              icon={ArrowDown}
              size="small"
              disabled={!editable || index + 1 === count}
              onClick={() => moveTo(index + 2)}
            />
          </>
        )}
      </div>
      <UnknownProperties node={media} />
    </div>
  );
}
