import type {
  Answer,
  ChoiceAnswer,
  MatrixAnswer,
  MaxDiffAnswer,
  RankingAnswer,
  StepItem,
  TextAnswer,
} from '@guide-studio/interview-engine';
import { Choice } from './Choice.tsx';
import { Matrix } from './Matrix.tsx';
import { MaxDiff } from './MaxDiff.tsx';
import { OpenText } from './OpenText.tsx';
import { Ranking } from './Ranking.tsx';

interface Props {
  readonly item: StepItem;
  readonly value: Answer;
  readonly screen: number;
  readonly onChange: (value: Answer) => void;
  readonly labelledBy: string;
  readonly describedBy: string;
}

/** Shows the answer part of an item. A statement has none. */
export function ItemBody({ item, value, screen, ...rest }: Props) {
  switch (item.type) {
    case 'open_ended':
      return <OpenText {...rest} item={item} value={value as TextAnswer} />;
    case 'multiple_choice':
      return <Choice {...rest} item={item} value={value as ChoiceAnswer} />;
    case 'ranking':
      return <Ranking {...rest} item={item} value={value as RankingAnswer} />;
    case 'matrix':
      return <Matrix {...rest} item={item} value={value as MatrixAnswer} />;
    case 'max_diff':
      return <MaxDiff {...rest} item={item} value={value as MaxDiffAnswer} screen={screen} />;
    case 'statement':
      return null;
  }
}
