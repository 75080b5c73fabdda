import { type RefObject, useEffect, useRef, useState } from 'react';

/** The state of a recording that is played. Times are in seconds. */
export interface Player {
  readonly media: RefObject<HTMLMediaElement | null>;
  readonly isPlaying: boolean;
  readonly at: number;
  /** As far as the file says; null if it does not. */
  readonly seconds: number | null;
  readonly hasFailed: boolean;
  toggle(): void;
  /** Goes to a moment, without playing. */
  seek(at: number): void;
  /** Plays from a moment. */
  playFrom(at: number): void;
  /** Loads the file again after a failure. */
  again(): void;
}

/** What is played now: one recording stops another. */
let played: HTMLMediaElement | null = null;

/** Follows a media element, and plays it. */
export function usePlayer(): Player {
  const media = useRef<HTMLMediaElement>(null);
  const [state, setState] = useState({ isPlaying: false, at: 0, hasFailed: false, seconds: null as number | null });
  useEffect(() => {
    const element = media.current;
    if (element === null) return;
    const follow = () => {
      const { currentTime, duration, paused, error } = element;
      const seconds = Number.isFinite(duration) && duration > 0 ? duration : null;
      setState({ isPlaying: !paused, at: currentTime, seconds, hasFailed: error !== null });
    };
    const begin = () => {
      if (played !== element) played?.pause();
      played = element;
    };
    const names = ['play', 'pause', 'timeupdate', 'seeking', 'durationchange', 'ended', 'error', 'loadeddata'];
    for (const name of names) element.addEventListener(name, follow);
    element.addEventListener('play', begin);
    return () => {
      for (const name of names) element.removeEventListener(name, follow);
      element.removeEventListener('play', begin);
      element.pause();
    };
  }, []);
  const play = (): void => {
    // A failure is followed by an error event; a pause that comes first is none.
    void media.current?.play().catch(() => undefined);
  };
  const seek = (at: number): void => {
    if (media.current === null) return;
    media.current.currentTime = at;
    setState((before) => ({ ...before, at }));
  };
  return {
    media,
    ...state,
    toggle: () => (media.current?.paused === false ? media.current.pause() : play()),
    seek,
    playFrom: (at) => {
      seek(at);
      play();
    },
    again: () => media.current?.load(),
  };
}
