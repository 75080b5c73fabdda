import { useId, useLayoutEffect } from 'preact/hooks';
import { notices } from '../words/messages.ts';
import { PageMessage } from '../words/PageMessage.tsx';
import type { Address } from './addressOf.ts';

/**
 * Returns the `sandbox` of a foreign page. It keeps its own origin only if that is not ours; otherwise it could access
 * this page.
 */
export function sandboxFor({ isOwn }: Address): string {
  return isOwn
    ? 'allow-scripts allow-forms allow-popups'
    : 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation';
}

interface Props {
  readonly address: Address;
  readonly onLoad: () => void;
  readonly onFail: () => void;
  /** The participant's answer; null if there is none yet. */
  readonly isSeen: boolean | null;
  readonly onSeen: () => void;
  /** Called when the participant reports that nothing is visible. */
  readonly onUnseen: () => void;
}

/**
 * Shows a page in a frame, and a link for pages that cannot be framed. A browser does not report whether a framed page
 * shows anything, only that something loaded, even an error. The participant is therefore asked.
 */
export function Frame({ address, onLoad, onFail, isSeen, onSeen, onUnseen }: Props) {
  const question = useId();
  // An effect after the next frame would miss a page that redirects at once.
  useLayoutEffect(() => {
    if (isSeen === true) return undefined;
    // The policy stops a page that redirects to a host outside the study. The frame does not report this, and the
    // violation names the host, not the frame. With several frames the participant is asked about each.
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && document.querySelectorAll('iframe').length === 1) onFail();
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [isSeen, onFail]);
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
      {isSeen === null ? (
        <p id={question} role="status">
          <PageMessage of={(words) => words.media.doYouSee} />
        </p>
      ) : null}
      <div class="choices">
        {isSeen === null ? (
          <>
            <button type="button" aria-describedby={question} onClick={onSeen}>
              <PageMessage of={(words) => words.media.canSee} />
            </button>
            <button type="button" class="quiet" aria-describedby={question} onClick={onUnseen}>
              <PageMessage of={(words) => words.media.cannotSee} />
            </button>
          </>
        ) : null}
        <a href={address.url} target="_blank" rel="noopener noreferrer">
          <PageMessage of={(words) => words.media.openAside} />
        </a>
      </div>
    </div>
  );
}
