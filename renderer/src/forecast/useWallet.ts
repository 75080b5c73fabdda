import { useEffect, useState } from 'react';
import { chosenConnection, connectionName, loadConnections, useConnections } from '../connections/index.ts';
import { read } from '../session/index.ts';
import { askForecast, useForecast } from './forecasting.ts';

/** Takes the credits of the only wallet of the chosen connection. Returns the name of that connection, or null. */
export function useWallet(): string | null {
  const connection = chosenConnection(useConnections(({ now }) => now));
  const [from, setFrom] = useState<{ readonly name: string; readonly balance: number } | null>(null);
  const wallet = useForecast((forecast) => forecast.wallet);
  useEffect(() => {
    void loadConnections();
  }, []);
  const id = connection?.id ?? null;
  const name = connection === null ? '' : connectionName(connection);
  useEffect(() => {
    if (id === null) return;
    let isWanted = true;
    void read()
      .host.call('wallet.list', {})
      .then((result) => {
        const [only, ...others] = result.ok ? result.value.wallets : [];
        if (!isWanted || only === undefined || others.length > 0) return;
        const { balance } = only.projectCreditBalance;
        setFrom({ name, balance });
        if (useForecast.getState().wallet === null) askForecast({ wallet: balance });
      });
    return () => {
      isWanted = false;
    };
  }, [id, name]);
  return from !== null && from.balance === wallet ? from.name : null;
}
