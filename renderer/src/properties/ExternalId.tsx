import type { GuideNode } from '@guide-studio/guide-core';
import { words } from '../words/index.ts';
import { TextProperty } from './Property.tsx';

/** The id by which conditions find a part. Renaming it rewrites everything that refers to it. */
export function ExternalId({ node }: { node: GuideNode }) {
  return (
    <TextProperty
      node={node}
      path={['externalId']}
      label={words.properties.externalId}
      hint={words.properties.externalIdHint}
      mono
      atOnce
    />
  );
}
