import { PageMessage } from '../words/PageMessage.tsx';
import { mediaName } from './mediaName.ts';
import type { Exhibit } from './useShowings.ts';

/** Shows that a stimulus is not shown, and how to continue. */
export function Missing({ exhibit: { shown, showing, change } }: { readonly exhibit: Exhibit }) {
  const { address } = shown;
  const name = mediaName(shown);
  return (
    <div class="consent">
      <p role="status">
        <PageMessage
          of={(words) => (address === null ? words.media.notSecure(name(words)) : words.media.failed(name(words)))}
        />{' '}
        {showing.without ? <PageMessage of={(words) => words.media.withoutIt} /> : null}
      </p>
      <div class="choices">
        {address === null ? null : (
          <button type="button" onClick={() => change((before) => ({ ...before, state: 'loading', without: false }))}>
            <PageMessage of={(words) => words.tryAgain} />
          </button>
        )}
        {showing.without ? null : (
          <button type="button" class="quiet" onClick={() => change((before) => ({ ...before, without: true }))}>
            <PageMessage of={(words) => words.media.goOnWithout} />
          </button>
        )}
        {shown.kind === 'embed' && address !== null ? (
          <a href={address.url} target="_blank" rel="noopener noreferrer">
            <PageMessage of={(words) => words.media.openAside} />
          </a>
        ) : null}
      </div>
    </div>
  );
}
