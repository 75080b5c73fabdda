import '../i18n/later.ts';
import { mediaPlaces, readMediaAddress } from '@guide-studio/guide-core/media';
import { nodeToWire } from '@guide-studio/guide-core/edit';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import type { CheckedAddress, HostError } from '@guide-studio/host/common';
import { CircleCheck, CircleX, Info } from '../theme/icons.tsx';
import { useMemo, useState } from 'react';
import { useConnectedService } from '../connections/index.ts';
import { Button } from '../controls/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import { guideText, read, readGuide, useGuide } from '../session/index.ts';
import { useShownMedia } from '../media/index.ts';
import styles from './Readiness.module.css';

const icons = { good: CircleCheck, note: Info, bad: CircleX };

/**
 * What publishing means for pictures and videos: files that a service of another kind cannot take, and addresses, which
 * are asked only when the user says so.
 */
export function MediaLines() {
  const doc = useGuide((guide) => guide.editor.doc);
  const service = useConnectedService();
  const places = useMemo(() => {
    const wire = nodeToWire(doc.root);
    return isJsonObject(wire) ? mediaPlaces(wire) : [];
  }, [doc]);
  const files = places.filter(({ url }) => readMediaAddress(url) !== null);
  const addresses = places.filter(({ url }) => /^https:/iu.test(url));
  const isOther = service !== null && service.name !== null && service.capabilities === null;
  return (
    <>
      {files.length > 0 && isOther && (
        <Entry state="bad">
          {words.study.media.needAddresses(files.map(({ name, url }) => name || url.slice(0, 24)))}
        </Entry>
      )}
      {[...new Map(files.map((file) => [file.url, file])).values()].map(({ url, name }) => (
        <MissingFile key={url} address={url} name={name || url.slice(0, 24)} />
      ))}
      {addresses.length > 0 && (
        <AddressCheck key={addresses.map(({ url }) => url).join(' ')} count={addresses.length} />
      )}
    </>
  );
}

/** A file that publishing would not find. */
function MissingFile({ address, name }: { readonly address: string; readonly name: string }) {
  const isMissing = useShownMedia(address) === null;
  return isMissing && <Entry state="bad">{words.study.media.missing(name)}</Entry>;
}

function Entry({ state, children }: { readonly state: keyof typeof icons; readonly children: React.ReactNode }) {
  const Icon = icons[state];
  return (
    <li className={`cluster ${styles.line}`} data-state={state}>
      <Icon size={16} className={styles.icon} />
      <span className={styles.words}>
        <span className="unseen">{words.study.readiness.states[state]}: </span>
        {children}
      </span>
    </li>
  );
}

type Asked =
  | { readonly state: 'none' | 'asking' }
  | { readonly state: 'done'; readonly checked: readonly CheckedAddress[] }
  | { readonly state: 'failed'; readonly error: HostError };

/** Asks the addresses of pictures and videos when the button is pressed, and says what participants would not see. */
function AddressCheck({ count }: { readonly count: number }) {
  const [asked, setAsked] = useState<Asked>({ state: 'none' });
  const ask = async (): Promise<void> => {
    setAsked({ state: 'asking' });
    const answer = await read().host.call('media.check', { text: guideText(readGuide().editor.doc) });
    setAsked(answer.ok ? { state: 'done', ...answer.value } : { state: 'failed', error: answer.error });
  };
  const wrong = asked.state === 'done' ? asked.checked.filter(({ state }) => state !== 'shown') : [];
  const { media } = words.study;
  const isShown = asked.state === 'done' && wrong.length === 0;
  const Icon = icons[isShown ? 'good' : 'note'];
  return (
    <>
      <li className={`cluster ${styles.line}`} data-state={isShown ? 'good' : 'note'}>
        <Icon size={16} className={styles.icon} />
        <span className={styles.words} role="status">
          {isShown ? media.allShown(count) : media.notAsked(count)}
          {asked.state === 'failed' ? ` ${hostMessageOf(asked.error).what}` : null}
        </span>
        <Button busy={asked.state === 'asking'} onClick={() => void ask()}>
          {media.check}
        </Button>
      </li>
      {wrong.map(({ url, names, state }) => (
        <Entry key={url} state="bad">
          {media.notShown(
            names.find((name) => name !== '') ?? url,
            media.states[state === 'shown' ? 'unreachable' : state],
          )}{' '}
          <span dir="ltr">{url}</span>
        </Entry>
      ))}
    </>
  );
}
