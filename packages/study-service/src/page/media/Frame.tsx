import { useEffect } from 'preact/hooks';
import { notices } from '../app/messages.ts';
import { Said } from '../app/Said.tsx';
import type { Address } from './addressOf.ts';

/** What a foreign page may do here. Its own origin only where that is not ours: else it could reach into this page. */
export function sandboxFor({ isOwn }: Address): string {
  return isOwn
    ? 'allow-scripts allow-forms allow-popups'
    : 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation';
}

interface Props {
  readonly address: Address;
  readonly onLoad: () => void;
  readonly onFail: () => void;
  /** The participant says that nothing is seen of it. */
  readonly onUnseen: () => void;
}

/**
 * A page inside the question, and a link for those that do not let themselves be shown inside another. A browser does not
 * tell whether a foreign page shows anything, only that something came: the participant can say that it does not.
 */
export function Frame({ address, onLoad, onFail, onUnseen }: Props) {
  useEffect(() => {
    // A page that leads on to a host outside of the study is stopped by the policy; the frame itself does not tell.
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(new URL(address.url).origin)) onFail();
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [address, onFail]);
  return (
    <div class="frame">
      <iframe
        src={address.url}
        title={notices.media.embed(address.host)}
        sandbox={sandboxFor(address)}
        referrerPolicy="no-referrer"
        allow="fullscreen; picture-in-picture"
        onLoad={onLoad}
      />
      <div class="choices">
        <a href={address.url} target="_blank" rel="noopener noreferrer">
          <Said of={(words) => words.media.openAside} />
        </a>
        <button type="button" class="quiet" onClick={onUnseen}>
          <Said of={(words) => words.media.cannotSee} />
        </button>
      </div>
    </div>
  );
}
