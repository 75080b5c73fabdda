import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { PageMessage } from '../words/PageMessage.tsx';
import type { Exhibit } from './useShowings.ts';

interface Agreed {
  readonly hosts: ReadonlySet<string>;
  readonly agree: (host: string) => void;
}

const AgreedHosts = createContext<Agreed>({ hosts: new Set(), agree: () => {} });

interface KeeperProps {
  /** Called with each host that the participant accepts. */
  readonly onAgree?: (host: string) => void;
  readonly children: ComponentChildren;
}

/** Remembers the accepted hosts while the page is open. */
export function ConsentKeeper({ onAgree, children }: KeeperProps) {
  const [hosts, setHosts] = useState<ReadonlySet<string>>(new Set());
  const agreed = useMemo(
    () => ({
      hosts,
      agree: (host: string) => {
        setHosts((before) => new Set([...before, host]));
        onAgree?.(host);
      },
    }),
    [hosts, onAgree],
  );
  return <AgreedHosts.Provider value={agreed}>{children}</AgreedHosts.Provider>;
}

/** Asks the participant whether a stimulus may be loaded from its host, for studies that require it. */
export function Consent({ exhibit: { shown, showing, change } }: { readonly exhibit: Exhibit }) {
  const { hosts, agree } = useContext(AgreedHosts);
  const host = shown.address?.host ?? '';
  const isAgreed = hosts.has(host);
  useEffect(() => {
    if (isAgreed) change((before) => ({ ...before, state: 'loading' }));
    // oxlint-disable-next-line react/exhaustive-deps -- only on consent, here or for another stimulus of the host
  }, [isAgreed]);
  return (
    <div class="consent">
      <p>
        <strong>
          <PageMessage of={(words) => words.media[shown.kind](host)} />
        </strong>
        {shown.name === '' ? null : (
          <>
            {' · '}
            <bdi>{shown.name}</bdi>
          </>
        )}
      </p>
      <p class="hint">
        <PageMessage of={(words) => words.media.why} />
      </p>
      <div class="choices">
        <button type="button" onClick={() => agree(host)}>
          <PageMessage of={(words) => words.media.show} />
        </button>
        {showing.without ? null : (
          <button type="button" class="quiet" onClick={() => change((before) => ({ ...before, without: true }))}>
            <PageMessage of={(words) => words.media.goOnWithout} />
          </button>
        )}
      </div>
      {showing.without ? (
        <p class="hint" role="status">
          <PageMessage of={(words) => words.media.withoutIt} />
        </p>
      ) : null}
    </div>
  );
}
