import '../i18n/later.ts';
import { useId, useState } from 'react';
import { Button, Field, Notice, NumberField, Select, Switch } from '../controls/index.ts';
import { CopyText } from '../fields/CopyText.tsx';
import { hostMessageOf, words } from '../i18n/index.ts';
import { announce, askFor } from '../session/index.ts';
import { openManual } from '../manual/index.ts';
import { BookOpen } from '../theme/icons.tsx';
import styles from './WhoTakesPart.module.css';
import type { Network } from './useNetwork.ts';

/** Who reaches a study of this computer. */
export type Way = 'here' | 'network' | 'server';

const ways: readonly Way[] = ['here', 'network', 'server'];
/** What people can type, and no usual program has. */
const usualPort = 4310;

interface WhoTakesPartProps {
  readonly network: Network;
  readonly way: Way;
  readonly onWay: (way: Way) => void;
}

/** Who can take part in a study of this computer: nobody else, people in its network, or anyone by a server. */
export function WhoTakesPart({ network, way, onWay }: WhoTakesPartProps) {
  const id = useId();
  const texts = words.invite.who;
  const open = network.state?.open ?? null;
  return (
    <section aria-labelledby={id} className="stack gap3">
      <h3 id={id} className={styles.title}>
        {texts.title}
      </h3>
      {open === null ? null : <Open network={network} />}
      <div role="radiogroup" aria-labelledby={id} className={styles.ways}>
        {ways.map((each) => (
          <label key={each} className={styles.way}>
            <input type="radio" className="tick" name={id} checked={way === each} onChange={() => onWay(each)} />
            <span>{texts.ways[each]}</span>
          </label>
        ))}
      </div>
      {way === 'here' ? <p className="quiet">{texts.here}</p> : null}
      {way === 'network' ? <InNetwork network={network} /> : null}
      {way === 'server' ? <ByServer /> : null}
    </section>
  );
}

/** Says that the study is open for the network, and ends it. */
function Open({ network: { state, busy, close } }: { readonly network: Network }) {
  const texts = words.invite.who;
  if (state === null || state.open === null) return null;
  return (
    <Notice
      kind="info"
      text={texts.isOpen(state.open.url)}
      next={state.kept ? texts.isKept : texts.isOnce}
      actions={
        <Button
          busy={busy}
          onClick={() =>
            void close().then((after) => (after !== null && after.open === null ? announce(texts.stopped) : undefined))
          }
        >
          {texts.stop}
        </Button>
      }
    />
  );
}

function InNetwork({ network }: { readonly network: Network }) {
  const { state, addresses, busy, error, look, open } = network;
  const texts = words.invite.who;
  const now = state?.open ?? null;
  const fault = state?.fault ?? null;
  const [chosen, setChosen] = useState<string | null>(null);
  const [port, setPort] = useState<number | null | undefined>(undefined);
  const [keep, setKeep] = useState<boolean | null>(null);
  const wanted = chosen ?? now?.address ?? fault?.address ?? '';
  const address = addresses.some((each) => each.address === wanted) ? wanted : (addresses[0]?.address ?? '');
  const shownPort = port === undefined ? (now?.port ?? fault?.port ?? usualPort) : port;
  const isPort = shownPort === null || (Number.isInteger(shownPort) && shownPort >= 1 && shownPort <= 65_535);
  const isKept = keep ?? state?.kept ?? false;
  const isSame = now !== null && now.address === address && now.port === shownPort && isKept === state?.kept;

  async function submit(): Promise<void> {
    if (address === '' || !isPort) return;
    const after = await open({ address, port: shownPort, keep: isKept });
    if (after?.open && after.fault === null) {
      setPort(undefined);
      announce(texts.opened);
    }
  }

  return (
    <div className="stack gap3">
      <p className="quiet">{texts.network}</p>
      <p className="quiet">{texts.withoutHttps}</p>
      {fault === null ? null : <Notice kind="error" text={words.invite.networkFaults[fault.kind](fault)} />}
      {error === null ? null : (
        <Notice kind="error" text={hostMessageOf(error).what} next={hostMessageOf(error).next} />
      )}
      {addresses.length === 0 ? (
        <Notice
          kind="info"
          text={texts.noAddress}
          next={texts.noAddressNext}
          actions={<Button onClick={look}>{texts.lookAgain}</Button>}
        />
      ) : (
        <>
          <div className={styles.place}>
            <Field label={texts.address}>
              <Select
                value={address}
                options={addresses.map((each) => ({
                  value: each.address,
                  label: texts.addressOption(each.address, each.card),
                }))}
                onValue={setChosen}
              />
            </Field>
            <Field label={texts.port} hint={texts.portHint}>
              <NumberField
                value={shownPort}
                isWhole
                problemOf={(typed) => (typed === null || (typed >= 1 && typed <= 65_535) ? null : texts.badPort)}
                onNumber={setPort}
              />
            </Field>
          </div>
          <Switch label={texts.keep} hint={texts.keepHint} checked={isKept} onChecked={setKeep} />
          {isSame && fault === null ? (
            <p className="quiet">{texts.firewall}</p>
          ) : (
            <div>
              <Button
                variant={now === null ? 'primary' : undefined}
                busy={busy}
                disabled={!isPort}
                onClick={() => void submit()}
              >
                {now === null ? texts.open : texts.move}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function ByServer() {
  const texts = words.invite.who;
  return (
    <div className="stack gap3">
      <p className="quiet">{texts.server}</p>
      <ol className={styles.steps}>
        {texts.serverSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CopyText
        label={texts.serverStart}
        text={texts.startCommand}
        act={texts.copy}
        copyLabel={`${texts.copy}: ${texts.serverStart}`}
        wraps
      />
      <CopyText
        label={texts.serverKey}
        text={texts.keyCommand}
        act={texts.copy}
        copyLabel={`${texts.copy}: ${texts.serverKey}`}
        wraps
      />
      <div className="wrap">
        <Button icon={BookOpen} onClick={() => openManual('service#a-server-of-your-own')}>
          {texts.serverMore}
        </Button>
        <Button onClick={() => askFor({ kind: 'connections' })}>{texts.connections}</Button>
      </div>
    </div>
  );
}
