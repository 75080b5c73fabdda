import '../i18n/later.ts';
import type { PlayableRecording } from '@guide-studio/host/common';
import { type RefObject, useId } from 'react';
import { Button, Notice } from '../controls/index.ts';
import { CirclePause, CirclePlay, type IconType, Mic, MonitorPlay, Video } from '../theme/icons.tsx';
import { words } from '../i18n/index.ts';
import styles from './Recording.module.css';
import { faultText } from './faultText.ts';
import { type Player, usePlayer } from './usePlayer.ts';

interface RecordingProps {
  readonly recording: PlayableRecording;
  /** Reads the recordings again. */
  readonly onAgain: () => void;
}

type File = NonNullable<PlayableRecording['file']>;

const icons: Readonly<Record<PlayableRecording['kind'], IconType>> = { audio: Mic, video: Video, screen: MonitorPlay };

/** A recording with what was said in it; each part leads to its moment. Says why it cannot be played, or read. */
export function Recording({ recording, onAgain }: RecordingProps) {
  const { kind, file } = recording;
  const id = useId();
  const Icon = icons[kind];
  return (
    <section className={`stack ${styles.recording}`} aria-labelledby={id} data-kind={kind}>
      <p id={id} className={`quiet ${styles.kind}`}>
        <Icon size={16} />
        {words.recordings.kinds[kind]}
      </p>
      {file === null ? (
        <p className="quiet">{words.recordings.gone}</p>
      ) : (
        <Played key={file.type} recording={recording} file={file} onAgain={onAgain} />
      )}
      <States recording={recording} />
    </section>
  );
}

function Played({ recording, file, onAgain }: RecordingProps & { readonly file: File }) {
  const player = usePlayer();
  const { kind, prepared, transcript } = recording;
  const { parts = [] } = transcript;
  const now = parts.findLastIndex(({ from }) => from <= player.at);
  const isMarked = player.isPlaying || player.at > 0;
  const again = () => {
    player.again();
    onAgain();
  };
  return (
    <>
      {kind === 'audio' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said is listed below
        <audio ref={player.media} src={file.path} preload="none" />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said is listed below
        <video
          ref={player.media as RefObject<HTMLVideoElement>}
          src={file.path}
          preload="metadata"
          playsInline
          className={styles.picture}
        />
      )}
      {player.hasFailed ? (
        <Notice
          kind="warning"
          text={prepared.state === 'waiting' ? words.recordings.cannotPlayYet : words.recordings.cannotPlay}
          next={prepared.state === 'waiting' ? undefined : words.recordings.cannotPlayNext}
          actions={<Button onClick={again}>{words.study.tryAgain}</Button>}
        />
      ) : (
        <Controls recording={recording} player={player} />
      )}
      {parts.length === 0 ? null : (
        <ol className={styles.parts} aria-label={words.recordings.parts}>
          {parts.map(({ from, text }, at) => (
            <li key={from + text}>
              <button
                type="button"
                className={styles.part}
                aria-current={isMarked && at === now ? 'true' : undefined}
                onClick={() => player.playFrom(from)}
              >
                <span className={styles.time}>{timeText(from)}</span>
                <span dir="auto">{text}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Controls({ recording, player }: { readonly recording: PlayableRecording; readonly player: Player }) {
  const name = words.recordings.kinds[recording.kind];
  const whole = recording.seconds ?? player.seconds;
  const at = Math.min(player.at, whole ?? player.at);
  return (
    <div className={styles.controls}>
      <Button
        icon={player.isPlaying ? CirclePause : CirclePlay}
        aria-label={player.isPlaying ? words.recordings.pauseOf(name) : words.recordings.playOf(name)}
        onClick={player.toggle}
      >
        {player.isPlaying ? words.recordings.pause : words.recordings.listen}
      </Button>
      {whole === null ? null : (
        <input
          type="range"
          className={styles.range}
          min={0}
          max={whole}
          step={0.1}
          value={at}
          aria-label={words.recordings.position(name)}
          aria-valuetext={words.recordings.at(timeText(at), timeText(whole))}
          onKeyDown={(event) => {
            const step = { ArrowRight: 5, ArrowUp: 5, ArrowLeft: -5, ArrowDown: -5 }[event.key];
            if (step === undefined) return;
            event.preventDefault();
            player.seek(Math.min(Math.max(at + step, 0), whole));
          }}
          onChange={(event) => player.seek(event.currentTarget.valueAsNumber)}
        />
      )}
      <span className={`quiet ${styles.clock}`}>
        {whole === null ? timeText(at) : `${timeText(at)} / ${timeText(whole)}`}
      </span>
    </div>
  );
}

/** What has not become of the recording yet, and why. */
function States({ recording: { file, prepared, transcript } }: Pick<RecordingProps, 'recording'>) {
  const { waiting, again, failed, preparing, notPrepared } = words.recordings;
  const lines: string[] = [];
  if (transcript.state === 'waiting') {
    lines.push(transcript.fault === null ? waiting : again(faultText('transcript', transcript.fault)));
  }
  if (transcript.state === 'failed') lines.push(failed(faultText('transcript', transcript.fault)));
  if (file !== null && prepared.state === 'waiting') lines.push(preparing);
  if (file !== null && prepared.state === 'failed') lines.push(notPrepared(faultText('file', prepared.fault)));
  return lines.map((line) => (
    <p key={line} className="quiet">
      {line}
    </p>
  ));
}

/** Returns minutes and seconds, such as 1:05. */
function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
