import { useEffect, useState } from 'react';
import { read } from '../session/index.ts';
import { words } from '../i18n/index.ts';

/** Says that participants are asked before media load, if the operator of the service has set that. */
export function AsksFirst({ studyId }: { readonly studyId: string }) {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void read()
      .host.call('study.settings', { studyId })
      .then((result) => {
        if (isCurrent && result.ok) setAsks(result.value.askBeforeLoading);
      });
    return () => {
      isCurrent = false;
    };
  }, [studyId]);
  return asks ? <p className="quiet">{words.shown.asksFirst}</p> : null;
}
