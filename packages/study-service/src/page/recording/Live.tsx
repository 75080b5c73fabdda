import { useCallback } from 'preact/hooks';

/** Shows what a camera or a screen gives, as it happens and without sound. */
export function Live({
  stream,
  label,
  isMirrored,
}: {
  readonly stream: MediaStream;
  readonly label: string;
  readonly isMirrored: boolean;
}) {
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video === null) return;
      video.srcObject = stream;
      // A browser may refuse to play; the picture then stays still.
      video.play().catch(() => {});
    },
    [stream],
  );
  return <video ref={show} class={isMirrored ? 'live mirrored' : 'live'} aria-label={label} muted playsInline />;
}
