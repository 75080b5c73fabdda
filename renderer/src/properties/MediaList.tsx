import { childrenOf, type GuideNode, MediaType } from '@guide-studio/guide-core';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../controls/index.ts';
import { dispatch } from '../session/edit.ts';
import { isEditable, useSession } from '../session/store.ts';
import { words } from '../words/index.ts';
import styles from './List.module.css';
import { isObject, Malformed, UnknownProperties } from './Leftovers.tsx';
import { NumberProperty, SelectProperty, SwitchProperty, TextProperty } from './Property.tsx';
import { Section } from './Section.tsx';

/** Pictures and videos. Nothing remote is ever loaded here: addresses are text. */
export function MediaList({ node }: { node: GuideNode }) {
  const editable = useSession(isEditable);
  return (
    <Section
      title={words.properties.media}
      aside={
        <Button
          variant="quiet"
          icon={Plus}
          disabled={!editable}
          onClick={() => dispatch('media.add', { owner: node.key })}
        >
          {words.properties.add}
        </Button>
      }
    >
      {childrenOf(node, 'media').map((media) =>
        isObject(media) ? (
          <MediaFields key={media.key} media={media} owner={node} />
        ) : (
          <Malformed key={media.key} node={media} />
        ),
      )}
    </Section>
  );
}

function MediaFields({ media, owner }: { media: GuideNode; owner: GuideNode }) {
  const editable = useSession(isEditable);
  return (
    <div className={styles.group} data-part={media.key}>
      <TextProperty node={media} path={['name']} label={words.properties.name} required />
      <TextProperty node={media} path={['url']} label={words.properties.address} placeholder="https://" mono required />
      <SelectProperty
        node={media}
        path={['type']}
        label={words.properties.kind}
        options={MediaType.options.map((value) => ({ value, label: words.properties.mediaType[value] }))}
      />
      <NumberProperty node={media} path={['widthPercentage']} label={words.properties.width} />
      {owner.kind === 'item' && (
        <SwitchProperty node={media} path={['forceWatching']} label={words.properties.watchedToEnd} />
      )}
      <Button
        variant="quiet"
        icon={Trash2}
        disabled={!editable}
        onClick={() => dispatch('node.remove', { keys: [media.key] })}
      >
        {words.properties.delete}
      </Button>
      <UnknownProperties node={media} />
    </div>
  );
}
