import type { GuideNode } from '@guide-studio/guide-core';
import { TextProperty } from './Property.tsx';

/** The id by which conditions find a part. Renaming it rewrites everything that refers to it. */
export function ExternalId({ node }: { node: GuideNode }) {
  return (
    <TextProperty
      node={node}
      path={['externalId']}
      label="External id"
      hint="Needed only when something refers to it. Renaming it renames every reference."
      mono
      atOnce
    />
  );
}
