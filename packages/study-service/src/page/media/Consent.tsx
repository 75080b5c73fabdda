import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';
import { messages, pageLanguage } from '../app/messages.ts';
import type { Address } from './addressOf.ts';

interface Agreed {
  readonly hosts: ReadonlySet<string>;
  readonly agree: (host: string) => void;
}

const AgreedHosts = createContext<Agreed>({ hosts: new Set(), agree: () => {} });

/** Remembers, as long as the page is open, from which hosts the participant lets things be loaded. */
export function ConsentKeeper({ children }: { readonly children: ComponentChildren }) {
  const [hosts, setHosts] = useState<ReadonlySet<string>>(new Set());
  const agreed = useMemo(
    () => ({ hosts, agree: (host: string) => setHosts((before) => new Set([...before, host])) }),
    [hosts],
  );
  return <AgreedHosts.Provider value={agreed}>{children}</AgreedHosts.Provider>;
}

interface Props {
  readonly address: Address;
  readonly kind: 'image' | 'video' | 'embed';
  /** What the study calls it. */
  readonly name: string;
  readonly children: () => ComponentChildren;
}

/** Makes what it holds only after the participant has agreed to load from that host. */
export function Consent({ address, kind, name, children }: Props) {
  const { hosts, agree } = useContext(AgreedHosts);
  if (address.isOwn || hosts.has(address.host)) return <>{children()}</>;
  return (
    <div class="consent" lang={pageLanguage}>
      <p>
        <strong>{messages.media[kind](address.host)}</strong>
        {name === '' ? null : (
          <>
            {' · '}
            <span dir="auto">{name}</span>
          </>
        )}
      </p>
      <p class="hint">{messages.media.why}</p>
      <button type="button" onClick={() => agree(address.host)}>
        {messages.media.show}
      </button>
    </div>
  );
}
