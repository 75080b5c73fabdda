import { useEffect, useRef } from 'preact/hooks';

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
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current === null) return;
    video.current.srcObject = stream;
    // A browser may refuse to play; the picture then stays still.
    video.current.play().catch(() => {});
  }, [stream]);
  return <video ref={video} class={isMirrored ? 'live mirrored' : 'live'} aria-label={label} muted playsInline />;
}
