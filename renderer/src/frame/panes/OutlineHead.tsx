import { ChevronsDownUp, ChevronsUpDown, Settings2 } from '../../theme/icons.tsx';
import { childrenOf, type GuideNode } from '@guide-studio/guide-core/edit';
import { IconButton, Tooltip } from '../../controls/index.ts';
import { jumpTo, readGuide, toggleRows, useGuide } from '../../session/index.ts';
import { words } from '../../i18n/index.ts';
import styles from './OutlineHead.module.css';

/** The head of the outline: selects the study, and closes or opens all blocks. */
export function OutlineHead() {
  const root = useGuide((guide) => guide.editor.doc.root.key);
  const isSelected = useGuide((guide) => guide.editor.selection.includes(root));
  const closed = useGuide(({ editor, toggled }) => blocksOf(editor.doc.root).some((key) => toggled.has(key)));
  return (
    <div className={`row gap1 ${styles.head}`}>
      <Tooltip text={words.frame.studySettings}>
        <button
          type="button"
          className={`row bare grow ${styles.study}`}
          aria-pressed={isSelected}
          onClick={() => jumpTo(root, '')}
        >
          <Settings2 size={14} aria-hidden="true" />
          <span className={`cut ${styles.name}`}>{words.frame.studySettings}</span>
        </button>
      </Tooltip>
      <IconButton
        size="small"
        icon={closed ? ChevronsUpDown : ChevronsDownUp}
        label={closed ? words.frame.openAll : words.frame.closeAll}
        onClick={() => setAllBlocks(closed)}
      />
    </div>
  );
}

/** Opens or closes all blocks; questions stay as they are. */
function setAllBlocks(open: boolean): void {
  const { editor, toggled } = readGuide();
  const blocks = new Set(blocksOf(editor.doc.root));
  const questions = [...toggled].filter((key) => !blocks.has(key));
  toggleRows(new Set(open ? questions : [...questions, ...blocks]));
}

function blocksOf(root: GuideNode): readonly string[] {
  return childrenOf(root, 'blocks').map((block) => block.key);
}
