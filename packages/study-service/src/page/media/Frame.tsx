import { useEffect, useId } from 'preact/hooks';
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
  /** What the participant says; null: nothing yet, though something came. */
  readonly isSeen: boolean | null;
  readonly onSeen: () => void;
  /** The participant says that nothing is seen of it. */
  readonly onUnseen: () => void;
}

/**
 * A page inside the question, and a link for those that do not let themselves be shown inside another. A browser does not
 * tell whether a foreign page shows anything, only that something came, be it an error: so the participant is asked.
 */
export function Frame({ address, onLoad, onFail, isSeen, onSeen, onUnseen }: Props) {
  const question = useId();
  useEffect(() => {
    if (isSeen === true) return undefined;
    // A page that leads on to a host outside of the study is stopped by the policy; the frame itself does not tell, and the
    // policy names the host that was stopped, not the frame. With several frames the participant is asked about each.
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
          <Said of={(words) => words.media.doYouSee} />
        </p>
      ) : null}
      <div class="choices">
        {isSeen === null ? (
          <>
            <button type="button" aria-describedby={question} onClick={onSeen}>
              <Said of={(words) => words.media.canSee} />
            </button>
            <button type="button" class="quiet" aria-describedby={question} onClick={onUnseen}>
              <Said of={(words) => words.media.cannotSee} />
            </button>
          </>
        ) : null}
        <a href={address.url} target="_blank" rel="noopener noreferrer">
          <Said of={(words) => words.media.openAside} />
        </a>
      </div>
    </div>
  );
}
