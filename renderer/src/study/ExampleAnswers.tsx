import { Users } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button, Notice } from '../controls/index.ts';
import { numberText, words } from '../words/index.ts';
import styles from './ExampleAnswers.module.css';
import { type QuestionSummary, type Simulation, simulate } from './simulated.ts';

/** What simulated people answered in the finished example, question by question. It says that nobody was asked. */
export function ExampleAnswers() {
  const id = useId();
  const simulation = useSimulation();
  const { example } = words.study;
  if (!simulation) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.title}>
        <Users size={16} /> {example.title}
      </h3>
      <Notice kind="info" text={example.simulated(simulation.people)} next={example.next} />
      <p className={styles.took}>{example.took(simulation.complete, simulation.screenedOut)}</p>
      <ol className={styles.list}>
        {simulation.questions.map((question) => (
          <Question key={question.key} summary={question} />
        ))}
      </ol>
    </section>
  );
}

function useSimulation(): Simulation | null {
  const [simulation, setSimulation] = useState<Simulation | null>(null);
  useEffect(() => {
    let current = true;
    void import('../files/example/exampleGuide.ts').then(({ exampleGuide, exampleVoices, exampleSize }) => {
      if (current) setSimulation(simulate(exampleGuide, exampleVoices, exampleSize));
    });
    return () => {
      current = false;
    };
  }, []);
  return simulation;
}

function Question({ summary }: { readonly summary: QuestionSummary }) {
  return (
    <li className={styles.question}>
      <div className={styles.head}>
        <h4 className={styles.text}>{summary.question}</h4>
        <span className={styles.count}>{words.study.example.answered(summary.count)}</span>
      </div>
      {summary.kind === 'texts' ? <Texts texts={summary.texts} /> : <Bars summary={summary} />}
    </li>
  );
}

type Measured = Exclude<QuestionSummary, { readonly kind: 'texts' }>;

function Bars({ summary: { kind, bars } }: { readonly summary: Measured }) {
  return (
    <ul className={styles.bars}>
      {bars.map(({ text, value, share }) => (
        <li key={text} className={styles.bar}>
          <span>{text}</span>
          <span className={styles.track}>
            <span className={styles.fill} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
          </span>
          <span className={styles.value}>
            {kind === 'ranks' ? words.study.example.rank(numberText(value)) : numberText(value)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const fewTexts = 3;

function Texts({ texts }: { readonly texts: readonly string[] }) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className={styles.texts}>
        {(all ? texts : texts.slice(0, fewTexts)).map((text) => (
          <li key={text}>
            <blockquote className={styles.quote}>{text}</blockquote>
          </li>
        ))}
      </ul>
      {all || texts.length <= fewTexts ? null : (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {words.study.example.all(texts.length)}
        </Button>
      )}
    </>
  );
}
