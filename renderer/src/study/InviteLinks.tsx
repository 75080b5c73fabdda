import '../i18n/later.ts';
import type { Publication } from '@guide-studio/host/common';
import { words } from '../i18n/index.ts';
import { CopyLink } from './CopyLink.tsx';
import { LinkList } from './LinkList.tsx';

interface InviteLinksProps {
  readonly publication: Publication;
  /** Inviting is the next step. */
  readonly isNext: boolean;
}

/** How people are invited to a live study: its link, and one for each value of a parameter. */
export function InviteLinks({ publication: { selfRecruitLink }, isNext }: InviteLinksProps) {
  if (selfRecruitLink === undefined) return null;
  return (
    <>
      <CopyLink label={words.study.list.link} link={selfRecruitLink} isNext={isNext} />
      <LinkList link={selfRecruitLink} />
    </>
  );
}
