import {
  BookOpenCheck,
  Compass,
  FilePlus2,
  Filter,
  Lightbulb,
  ListOrdered,
  type IconType,
  Mic,
  MousePointerClick,
  Upload,
} from '../theme/icons.tsx';
import { useId } from 'react';
import { askFor, newGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { CardSection } from './CardSection.tsx';
import { openExample } from '../example/index.ts';
import styles from './StartCards.module.css';
import { type TemplateId, templateIds, templates } from './templates/templates.ts';

const icons: Readonly<Record<TemplateId, IconType>> = {
  discovery: Compass,
  usability: MousePointerClick,
  conceptTest: Lightbulb,
  screenedHabits: Filter,
  priorities: ListOrdered,
  voiceDiary: Mic,
};

interface StartCardsProps {
  readonly title?: string;
  /** Runs the choice, now or after something else is settled. */
  readonly onStart: (start: () => void) => void;
}

/** The ways to start a guide: empty, from a template, or from a finished example. */
export function StartCards({ title, onStart }: StartCardsProps) {
  const { welcome } = words.files;
  return (
    <CardSection title={title}>
      <li>
        <StartCard icon={FilePlus2} main {...welcome.empty} onChoose={() => onStart(() => newGuide())} />
      </li>
      <li>
        <StartCard icon={Upload} {...welcome.importing} onChoose={() => onStart(() => askFor({ kind: 'import' }))} />
      </li>
      {templateIds.map((template) => (
        <li key={template}>
          <StartCard
            icon={icons[template]}
            {...welcome.templates[template]}
            onChoose={() => onStart(() => void begin(template))}
          />
        </li>
      ))}
      <li>
        <StartCard icon={BookOpenCheck} {...welcome.example} onChoose={() => onStart(() => void openExample())} />
      </li>
    </CardSection>
  );
}

async function begin(template: TemplateId): Promise<void> {
  newGuide(await templates[template]());
}

interface StartCardProps {
  readonly icon: IconType;
  readonly name: string;
  readonly about: string;
  readonly main?: boolean;
  readonly onChoose: () => void;
}

function StartCard({ icon: Icon, name, about, main, onChoose }: StartCardProps) {
  const id = useId();
  return (
    <div className={`stack gap1 card ${styles.card}`} data-main={main || undefined}>
      <Icon size={20} className={styles.icon} />
      <button type="button" className={styles.choose} aria-describedby={id} onClick={onChoose}>
        {name}
      </button>
      <p id={id} className="quiet">
        {about}
      </p>
    </div>
  );
}
