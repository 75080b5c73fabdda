import '../i18n/later.ts';
import type { LaunchResponse, Wallet } from '@guide-studio/api-contract';
import type { HostError, Publication, Study } from '@guide-studio/host/common';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, ModalDialog, Notice } from '../controls/index.ts';
import { hostMessageOf, shortName, words } from '../i18n/index.ts';
import { useNetwork } from '../invite/index.ts';
import { UnfinishedLanguages } from '../languages/index.ts';
import { read, announce, showView, useGuide } from '../session/index.ts';
import { Send } from '../theme/icons.tsx';
import { CopyLink } from './CopyLink.tsx';
import { CreditsNotice } from './CreditsNotice.tsx';
import { projectCredits } from './creditWords.ts';
import { ConfirmFatal } from './fatal/ConfirmFatal.tsx';
import { useFatalFindings } from './fatal/useFatalFindings.ts';
import { DraftFacts } from './DraftFacts.tsx';
import styles from './LaunchDialog.module.css';
import { goToApprovals, goToInvite, goToNextStep, goToPublishing } from './goTo.ts';
import { countOpenInterviews } from './openInterviews.ts';
import { usePathNotes } from './pathNotes.ts';
import { loadPublications } from '../publications/publications.ts';
import { isOfThisComputer } from './safeLink.ts';
import { useIsUnapproved } from './useIsUnapproved.ts';
import { WalletChoice } from './WalletChoice.tsx';

interface LaunchDialogProps {
  readonly publication: Publication;
  readonly file: string;
  /** The hash of the current guide, or null while unknown. */
  readonly guideHash: string | null;
  /** The study in the list of the service; undefined while unknown. */
  readonly known: Study | undefined;
  readonly onClose: () => void;
}

type Wallets =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: HostError }
  | { readonly state: 'ready'; readonly list: readonly Wallet[] };

/**
 * Says what would launch and what a launch means, and asks for the wallet; afterwards shows the link for participants.
 */
export function LaunchDialog({ publication, file, guideHash, known, onClose }: LaunchDialogProps) {
  const { wallets, reload } = useWallets();
  const [chosen, setChosen] = useState<string | null>(null);
  const { busy, error, launched, launch } = useLaunch(publication, file);
  const isUnapproved = useIsUnapproved(publication.hash);
  const notes = usePathNotes();
  const isChanged = guideHash !== null && guideHash !== publication.hash;
  // What ruins the guide as it is now may not be in an earlier text.
  const found = useFatalFindings();
  const fatal = isChanged ? [] : found;
  const [asking, setAsking] = useState(false);
  const list = wallets.state === 'ready' ? wallets.list : [];
  const wallet = list.length === 1 ? list[0] : list.find(({ walletId }) => walletId === chosen);
  const isHere = isOfThisComputer(publication.baseUrl);
  const isOpen = (useNetwork(isHere).state?.open ?? null) !== null;
  const leaveFor = (go: () => void) => () => {
    onClose();
    go();
  };
  if (launched) return <Launched publication={publication} launched={launched} onClose={onClose} />;
  const go = () => void launch(wallet?.walletId);
  const ready = wallets.state === 'ready' && (list.length === 0 || wallet !== undefined);

  return (
    <ModalDialog
      title={words.study.launch.title}
      description={<Meaning linkId={publication.linkId} />}
      size="medium"
      locked={busy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {words.study.cancel}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={!ready}
            onClick={() => (fatal.length > 0 ? setAsking(true) : go())}
          >
            {launchLabel(wallets, wallet)}
          </Button>
        </>
      }
    >
      <DraftFacts publication={publication} known={known} changed={isChanged} />
      {isChanged ? (
        <Warning
          of={words.study.launch.changed}
          label={words.study.launch.toPublishing}
          onLeave={leaveFor(goToPublishing)}
        />
      ) : null}
      {/* They are about the guide as it is now. */}
      {isChanged
        ? null
        : notes.map(({ text, act, show }) => (
            <Warning
              key={text}
              of={{ what: text, next: words.study.pathNotes.mayLaunch }}
              label={act}
              onLeave={leaveFor(show)}
            />
          ))}
      {isChanged ? null : <UnfinishedLanguages onShow={leaveFor(() => showView('languages'))} />}
      {fatal.map(({ key, kind, sentence, act, show }) => (
        <Warning
          key={key}
          kind="error"
          of={{ what: words.study.fatal.kinds[kind], next: sentence }}
          label={act}
          onLeave={leaveFor(show)}
        />
      ))}
      {isUnapproved ? (
        <Warning
          of={words.study.launch.unapproved}
          label={words.study.readiness.showApprovals}
          onLeave={leaveFor(goToApprovals)}
        />
      ) : null}
      <ul className={`stack gap1 ${styles.meaning}`}>
        {words.study.launch.meanings.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
        {isHere ? <li>{words.study.launch.endsHere(isOpen)}</li> : null}
      </ul>
      {wallets.state === 'loading' ? (
        <output className={styles.quiet}>{words.study.launch.readingWallets}</output>
      ) : null}
      {wallets.state === 'failed' ? (
        <ErrorNotice
          error={wallets.error}
          retry={<Button onClick={() => void reload()}>{words.study.tryAgain}</Button>}
        />
      ) : null}
      {wallets.state === 'ready' ? <WalletChoice wallets={list} chosen={wallet ?? null} onChoose={setChosen} /> : null}
      {wallets.state === 'ready' && list.length > 0 ? <CreditsNotice wallet={wallet ?? null} /> : null}
      {error ? (
        <ErrorNotice
          error={error}
          retry={
            mayTryAgain(error) ? (
              <Button onClick={() => void launch(wallet?.walletId)}>{words.study.tryAgain}</Button>
            ) : null
          }
        />
      ) : null}
      {asking ? <ConfirmFatal of="launch" fatal={fatal} onConfirm={go} onClose={() => setAsking(false)} /> : null}
    </ModalDialog>
  );
}

function useWallets() {
  const [wallets, setWallets] = useState<Wallets>({ state: 'loading' });
  useEffect(() => {
    void readWallets().then(setWallets);
  }, []);
  return { wallets, reload: async () => setWallets(await readWallets()) };
}

async function readWallets(): Promise<Wallets> {
  const result = await read().host.call('wallet.list', {});
  return result.ok ? { state: 'ready', list: result.value.wallets } : { state: 'failed', error: result.error };
}

/** Launches once at a time: a second press during a launch is ignored. */
function useLaunch({ studyId }: Publication, file: string) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<HostError | null>(null);
  const [launched, setLaunched] = useState<LaunchResponse | null>(null);
  const running = useRef(false);

  async function launch(walletId: string | undefined): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    const result = await read().host.call('study.launch', { file, studyId, walletId });
    running.current = false;
    setBusy(false);
    if (!result.ok) return setError(result.error);
    setLaunched(result.value);
    announce(words.study.launch.launched);
    void countOpenInterviews();
    await loadPublications(file);
  }

  return { busy, error, launched, launch };
}

function Meaning({ linkId }: { readonly linkId: string }) {
  const name = useGuide((guide) => guide.onDisk.name);
  return (
    <>
      {words.study.launch.goesLive}
      <code>{linkId}</code>
      {words.study.launch.goesLiveNext(shortName(name))}
    </>
  );
}

interface WarningProps {
  /** The default is a warning. */
  readonly kind?: 'error' | 'warning';
  readonly of: { readonly what: string; readonly next: string };
  /** The label of the button that leads to a remedy. */
  readonly label: string;
  readonly onLeave: () => void;
}

/** Why the launch may differ from what is expected. */
function Warning({ kind = 'warning', of, label, onLeave }: WarningProps) {
  return <Notice kind={kind} text={of.what} next={of.next} actions={<Button onClick={onLeave}>{label}</Button>} />;
}

interface LaunchedProps {
  readonly publication: Publication;
  readonly launched: LaunchResponse;
  readonly onClose: () => void;
}

function Launched({ publication, launched, onClose: close }: LaunchedProps) {
  const { wallet, selfRecruitLink } = launched;
  // The button that opened the dialog is gone.
  const onClose = () => {
    close();
    goToNextStep();
  };
  return (
    <ModalDialog
      title={words.study.launch.isLive}
      description={isOfThisComputer(selfRecruitLink) ? words.study.launch.tryIt : words.study.launch.sendLink}
      size="medium"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.study.done}</Button>
          <Button
            variant="primary"
            icon={Send}
            onClick={() => {
              close();
              goToInvite({ ...publication, status: 'live', selfRecruitLink });
            }}
          >
            {words.invite.open}
          </Button>
        </>
      }
    >
      <CopyLink label={words.study.list.link} link={selfRecruitLink} />
      {wallet ? (
        <p className={styles.quiet}>{words.study.launch.paidFrom(wallet.name, projectCredits(wallet))}</p>
      ) : null}
    </ModalDialog>
  );
}

function ErrorNotice({ error, retry }: { readonly error: HostError; readonly retry: ReactNode }) {
  const { what, next } = hostMessageOf(error);
  return <Notice kind="error" text={what} next={next} actions={retry} />;
}

function launchLabel(wallets: Wallets, wallet: Wallet | undefined): string {
  if (wallets.state !== 'ready') return words.study.launch.launch;
  if (wallet) return words.study.launch.launchOn(wallet.name);
  return wallets.list.length === 0 ? words.study.launch.launchWithout : words.study.launch.chooseWallet;
}

/** Launching again is safe: a study that is already live returns the same link. */
function mayTryAgain(error: HostError): boolean {
  if (error.code !== 'api') return error.code === 'alreadyRunning';
  const { failure } = error;
  return failure.kind === 'refused' ? failure.status === 409 || failure.status >= 500 : failure.kind !== 'redirected';
}
