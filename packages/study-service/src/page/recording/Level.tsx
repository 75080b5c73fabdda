import { useEffect, useRef } from 'preact/hooks';
import type { Devices } from './devices.ts';

interface Props {
  readonly devices: Devices;
  /** Called once the microphone hears something. */
  readonly onSound?: () => void;
}

/** Loud enough to be a voice. */
const leastSound = 0.08;

/** Shows how loud the microphone is. Only for the eye; the text beside it says whether something is heard. */
export function Level({ devices, onSound }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const onSoundRef = useRef(onSound);
  onSoundRef.current = onSound;
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      const level = devices.level();
      if (bar.current !== null) bar.current.style.inlineSize = `${Math.round(100 * level)}%`;
      if (level > leastSound) onSoundRef.current?.();
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [devices]);
  return (
    <div class="level" aria-hidden="true">
      <div ref={bar} />
    </div>
  );
}
