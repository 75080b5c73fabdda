import { useRef, useState } from 'preact/hooks';
import { notices } from '../words/messages.ts';
import { NoticePage } from './NoticePage.tsx';

type Platform = keyof typeof notices.device.names;

/** Shown if the study is for other devices: names them, and offers the link for participants to send to themselves. */
export function DevicePage({ platforms }: { readonly platforms: readonly string[] }) {
  const field = useRef<HTMLInputElement>(null);
  const [announced, setAnnounced] = useState('');
  const { device, closed } = notices;
  const link = location.href;
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setAnnounced(device.copied);
    } catch {
      // Pages without https have no clipboard access; the link is selected instead.
      setAnnounced(device.selected);
    }
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <NoticePage title={closed.otherDevice.title} text={device.needed(devicesIn(platforms))}>
      <label class="link">
        <span class="hint">{device.link}</span>
        <input
          ref={field}
          type="text"
          dir="ltr"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button type="button" class="primary" onClick={() => void copy()}>
        {device.copy}
      </button>
      {canShare ? (
        <button
          type="button"
          onClick={() => {
            // Closing the share dialog is not an error.
            navigator.share({ url: link }).catch(() => {});
          }}
        >
          {device.share}
        </button>
      ) : null}
      <p class="hint" role="status">
        {announced}
      </p>
    </NoticePage>
  );
}

function devicesIn(platforms: readonly string[]): string {
  const { names, or } = notices.device;
  const known = platforms.flatMap((platform) => (Object.hasOwn(names, platform) ? names[platform as Platform] : []));
  const last = known.pop() ?? '';
  return known.length === 0 ? last : or(known.join(', '), last);
}
