import '../i18n/later.ts';
import type { Publication } from '@guide-studio/host/common';
import { Button } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { openInvite } from '../invite/index.ts';
import { Send } from '../theme/icons.tsx';
import { CopyLink } from './CopyLink.tsx';
import { LinkList } from './LinkList.tsx';
import styles from './PublicationCard.module.css';

interface InviteLinksProps {
  readonly publication: Publication;
  /** Inviting is the next step. */
  readonly isNext: boolean;
  /** The study is at the chosen connection: the sheet Invite asks it. */
  readonly isReachable: boolean;
}

/** How people are invited to a live study: the sheet Invite, its link, and one for each value of a parameter. */
export function InviteLinks({ publication, isNext, isReachable }: InviteLinksProps) {
  const { selfRecruitLink, studyId } = publication;
  if (selfRecruitLink === undefined) return null;
  return (
    <>
      {isReachable ? (
        <div className={`cluster ${styles.answers}`}>
          <Button
            icon={Send}
            data-invite={studyId}
            variant={isNext ? 'primary' : undefined}
            onClick={() => openInvite(publication)}
          >
            {words.invite.open}
          </Button>
        </div>
      ) : null}
      <CopyLink label={words.study.list.link} link={selfRecruitLink} />
      <LinkList link={selfRecruitLink} />
    </>
  );
}
