import '../i18n/later.ts';
import type { Publication } from '@guide-studio/host/common';
import { words } from '../i18n/index.ts';
import { CopyLink } from './CopyLink.tsx';
import { LinkList } from './LinkList.tsx';

interface StudyLinkProps {
  readonly publication: Publication;
  /** The sheet Invite has the links for parameters. It needs the connection of the study. */
  readonly hasSheet: boolean;
}

/** The link of a live study; without the sheet Invite also one for each value of a parameter. */
export function StudyLink({ publication: { selfRecruitLink }, hasSheet }: StudyLinkProps) {
  if (selfRecruitLink === undefined) return null;
  return (
    <>
      <CopyLink label={words.study.list.link} link={selfRecruitLink} />
      {hasSheet ? null : <LinkList link={selfRecruitLink} />}
    </>
  );
}
