import '../i18n/later.ts';
import type { Publication } from '@guide-studio/host/common';
import { useEffect, useState } from 'react';
import { chosenConnection, loadConnections, useConnections } from '../connections/index.ts';
import { Button, ModalDialog, Notice } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { closeDialog } from '../session/index.ts';
import { Invitation } from './Invitation.tsx';
import styles from './InviteDialog.module.css';
import { LinkMaker, type Reach } from './LinkMaker.tsx';
import { type Parameters, studyLink } from './linkOf.ts';
import { Numbers } from './Numbers.tsx';
import { PersonalLinks } from './PersonalLinks.tsx';
import { WhoTakesPart, type Way } from './WhoTakesPart.tsx';
import { useInvited } from './useInvited.ts';
import { useNetwork } from './useNetwork.ts';

/** What invites people to a live study: who reaches it, its links with their QR codes, a text, and links for a list. */
export function InviteDialog({ publication }: { readonly publication: Publication }) {
  const connection = chosenConnection(useConnections((connections) => connections.now));
  const isHere = connection?.builtIn === true;
  const network = useNetwork(isHere);
  const open = network.state?.open ?? null;
  const [chosen, setWay] = useState<Way | null>(null);
  const [parameters, setParameters] = useState<Parameters>([]);
  const guide = useInvited();
  const way = chosen ?? (open === null ? 'here' : 'network');
  const link = studyLink(publication, connection, way === 'network' ? (open?.url ?? null) : null);
  useEffect(() => {
    void loadConnections();
  }, []);
  return (
    <ModalDialog
      title={words.invite.title}
      description={<span dir="auto">{guide.name}</span>}
      size="wide"
      onClose={() => closeDialog()}
      footer={
        <Button variant="primary" onClick={() => closeDialog()}>
          {words.invite.done}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <div className={`stack gap5 ${styles.side}`}>
          {isHere ? <WhoTakesPart network={network} way={way} onWay={setWay} /> : null}
          {link === null ? (
            <Notice kind="error" text={words.invite.link.notOne} next={words.invite.link.notOneNext} />
          ) : (
            <LinkMaker
              link={link}
              linkId={publication.linkId}
              guide={guide}
              reach={reachOf(isHere, way, open !== null)}
              onParameters={setParameters}
            />
          )}
        </div>
        <div className={`stack gap5 ${styles.side}`}>
          <Numbers publication={publication} connection={connection} />
          {link === null ? null : (
            <>
              <Invitation link={link} parameters={parameters} studyId={publication.studyId} guide={guide} />
              <PersonalLinks
                link={link}
                linkId={publication.linkId}
                parameters={parameters}
                languages={guide.languages}
              />
            </>
          )}
        </div>
      </div>
    </ModalDialog>
  );
}

function reachOf(isHere: boolean, way: Way, isOpen: boolean): Reach {
  if (!isHere) return 'all';
  if (way === 'network') return isOpen ? 'all' : 'notOpen';
  return way === 'server' ? 'notThere' : 'onlyHere';
}
