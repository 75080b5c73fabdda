import '../i18n/later.ts';
import type { Publication, StudyIntake } from '@guide-studio/host/common';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import styles from './Intake.module.css';
import { IntakeDialog } from './IntakeDialog.tsx';

export interface IntakeProps {
  readonly publication: Publication;
  readonly intake: StudyIntake;
  readonly onChanged: (intake: StudyIntake) => void;
  /** Reopening is the next step. */
  readonly isNext?: boolean;
}

/** What people see when they open the link of a live study, and how to change that. */
export function Intake({ publication, intake, onChanged, isNext = false }: IntakeProps) {
  const [asking, setAsking] = useState<StudyIntake['state'] | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const isChanged = useRef(false);
  const { state, closingText, underWay } = intake;
  // The button that opened the dialog may be gone.
  useEffect(() => {
    if (asking === null && isChanged.current) actions.current?.querySelector('button')?.focus();
    isChanged.current = false;
  }, [asking]);
  const texts = words.study.intake;
  return (
    <div className={`cluster ${styles.intake}`}>
      <div ref={actions} className="wrap">
        {next[state].map((to) => (
          <Button
            key={to}
            data-intake={to}
            variant={isNext && to === 'open' ? 'primary' : undefined}
            onClick={() => setAsking(to)}
          >
            {texts.actions[to]}
          </Button>
        ))}
      </div>
      {state === 'open' ? null : (
        <p className={`quiet ${styles.detail}`} dir="auto">
          {closingText === null ? texts.usual[state] : texts.reads(closingText)}{' '}
          {underWay === 0 ? '' : texts.underWay(underWay)}
        </p>
      )}
      {asking === null ? null : (
        <IntakeDialog
          publication={publication}
          intake={intake}
          to={asking}
          onChanged={(changed) => {
            isChanged.current = true;
            onChanged(changed);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

const next: Readonly<Record<StudyIntake['state'], readonly StudyIntake['state'][]>> = {
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open'],
};
