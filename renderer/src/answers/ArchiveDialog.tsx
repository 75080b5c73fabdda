import '../i18n/later.ts';
import type { ArchiveState, HostError, HostOutput } from '@guide-studio/host/common';
import { useEffect, useState } from 'react';
import { Button, Field, ModalDialog, Notice, TextField } from '../controls/index.ts';
import { read, readGuide } from '../session/index.ts';
import { hostMessageOf, numberText, shortName, sizeOf, words } from '../i18n/index.ts';
import styles from './ArchiveDialog.module.css';

interface ArchiveDialogProps {
  readonly studyId: string;
  readonly onClose: () => void;
}

/** How often the progress is read. */
const everyMs = 400;

/** Saves all recordings of a study into one archive, with a list of them. The host writes it; this shows how far it is. */
export function ArchiveDialog({ studyId, onClose }: ArchiveDialogProps) {
  const texts = words.recordings.archive;
  const hasDialogs = read().host.capabilities.nativeDialogs;
  const [name, setName] = useState(() => `${shortName(readGuide().onDisk.name)} ${texts.fileName}`);
  const [begun, setBegun] = useState<HostOutput<'archive.begin'>>(null);
  const archive = begun?.archive ?? null;
  const [error, setError] = useState<HostError | null>(null);
  const state = useArchiveState(archive);
  const isRunning = archive !== null && (state === null || state.state === 'running');
  const isDone = state?.state === 'done';
  const failure = error ?? (state?.state === 'failed' ? state.error : null);

  async function start(): Promise<void> {
    setError(null);
    setBegun(null);
    const result = await read().host.call('archive.begin', { studyId, name });
    if (result.ok) setBegun(result.value);
    else setError(result.error);
  }

  async function stop(): Promise<void> {
    if (archive !== null) await read().host.call('archive.stop', { archive });
    onClose();
  }

  return (
    <ModalDialog
      title={texts.title}
      size="medium"
      locked={isRunning}
      onClose={onClose}
      onSubmit={() => {
        if (!isRunning && !isDone) void start();
      }}
      footer={
        isDone ? (
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        ) : (
          <>
            <Button onClick={() => (isRunning ? void stop() : onClose())}>
              {isRunning ? texts.stop : words.controls.cancel}
            </Button>
            <Button type="submit" variant="primary" busy={isRunning}>
              {texts.act}
            </Button>
          </>
        )
      }
    >
      <div className="stack gap4">
        <p>{texts.about}</p>
        {hasDialogs ? null : (
          <Field label={texts.name} hint={texts.nameHint}>
            <TextField value={name} disabled={isRunning || isDone} onText={setName} />
          </Field>
        )}
        {isRunning && state !== null ? <Progress state={state} /> : null}
        {isDone ? <Notice kind="info" text={doneText(state)} next={texts.isHere(begun?.path ?? '')} /> : null}
        {failure === null ? null : (
          <Notice kind="error" text={hostMessageOf(failure).what} next={hostMessageOf(failure).next} />
        )}
      </div>
    </ModalDialog>
  );
}

function Progress({ state: { files, bytes, ofFiles, ofBytes } }: { readonly state: ArchiveState }) {
  const texts = words.recordings.archive;
  const count =
    ofFiles === null ? texts.soFar(numberText(files)) : texts.soFarOf(numberText(files), numberText(ofFiles));
  return (
    <div className="stack gap1">
      {ofBytes === null ? null : (
        <progress className={styles.bar} aria-label={texts.title} max={ofBytes} value={bytes} />
      )}
      <output className="quiet">{`${count} · ${sizeOf(bytes)}`}</output>
    </div>
  );
}

function doneText({ files, bytes, missing }: ArchiveState): string {
  const texts = words.recordings.archive;
  const saved = texts.saved(files, sizeOf(bytes));
  return missing === 0 ? saved : `${saved} ${texts.missing(missing)}`;
}

/** Returns how far an archive is; null before it is known. */
function useArchiveState(archive: string | null): ArchiveState | null {
  const [known, setKnown] = useState<{ readonly archive: string; readonly state: ArchiveState } | null>(null);
  useEffect(() => {
    if (archive === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const look = async (): Promise<void> => {
      const result = await read().host.call('archive.state', { archive });
      if (!current) return;
      if (result.ok) setKnown({ archive, state: result.value });
      if (!result.ok || result.value.state === 'running') timer = setTimeout(() => void look(), everyMs);
    };
    void look();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [archive]);
  return known !== null && known.archive === archive ? known.state : null;
}
