import type { CSSProperties, HTMLAttributes, ReactElement } from 'react';

export interface IconProps extends HTMLAttributes<HTMLSpanElement> {
  /** Width and height in pixels. */
  readonly size: number;
}

/** A picture in the colour of the text around it. Screen readers hear nothing of it unless it has a name. */
export type IconType = (props: IconProps) => ReactElement;

const styles: Record<number, CSSProperties> = {};

/**
 * Icons are letters of a font, not SVG elements: the browser paints an SVG element as a layer of its own, and the two
 * hundred on the screen made every frame a millisecond longer. `glyph` is the letter of the icon in lucide's font; the
 * build leaves only the letters that are named here in it.
 */
function createIcon(glyph: string): IconType {
  return ({ size, ...rest }) => {
    const style = (styles[size] ??= { fontSize: size });
    return (
      <span aria-hidden={rest['aria-label'] === undefined || undefined} {...rest} style={style} data-icon={glyph} />
    );
  };
}

export const AlignLeft = createIcon('\ue185');
export const ArrowDown = createIcon('\ue042');
export const ArrowDownUp = createIcon('\ue046');
export const ArrowLeft = createIcon('\ue048');
export const ArrowRight = createIcon('\ue049');
export const ArrowUp = createIcon('\ue04a');
export const BadgeCheck = createIcon('\ue241');
export const BookOpen = createIcon('\ue05f');
export const BookOpenCheck = createIcon('\ue381');
export const CaseSensitive = createIcon('\ue3d9');
export const ChartColumn = createIcon('\ue2a3');
export const Check = createIcon('\ue06c');
export const CheckCircle2 = createIcon('\ue226');
export const ChevronDown = createIcon('\ue06d');
export const ChevronLeft = createIcon('\ue06e');
export const ChevronRight = createIcon('\ue06f');
export const ChevronUp = createIcon('\ue070');
export const ChevronsDownUp = createIcon('\ue228');
export const ChevronsUpDown = createIcon('\ue211');
export const Circle = createIcon('\ue076');
export const CircleAlert = createIcon('\ue077');
export const CircleCheck = createIcon('\ue226');
export const CircleDashed = createIcon('\ue4b0');
export const CircleDot = createIcon('\ue345');
export const CirclePause = createIcon('\ue07f');
export const CirclePlay = createIcon('\ue080');
export const CircleSlash = createIcon('\ue402');
export const CircleQuestionMark = createIcon('\ue082');
export const CircleX = createIcon('\ue084');
export const ClipboardPaste = createIcon('\ue3e8');
export const Compass = createIcon('\ue09b');
export const Copy = createIcon('\ue09e');
export const CornerDownRight = createIcon('\ue0a2');
export const Dices = createIcon('\ue2c5');
export const Download = createIcon('\ue0b2');
export const Ellipsis = createIcon('\ue0b6');
export const Equal = createIcon('\ue1bd');
export const ExternalLink = createIcon('\ue0b9');
export const EyeOff = createIcon('\ue0bb');
export const FileClock = createIcon('\ue315');
export const FilePlus = createIcon('\ue0c9');
export const FilePlus2 = createIcon('\ue0ca');
export const FileText = createIcon('\ue0cc');
export const FileX = createIcon('\ue0cd');
export const Film = createIcon('\ue0d0');
export const Filter = createIcon('\ue0dc');
export const FolderOpen = createIcon('\ue247');
export const Funnel = createIcon('\ue0dc');
export const Grid3x3 = createIcon('\ue0e9');
export const GripVertical = createIcon('\ue0eb');
export const History = createIcon('\ue1f5');
export const Image = createIcon('\ue0f6');
export const Inbox = createIcon('\ue0f7');
export const Info = createIcon('\ue0f9');
export const Keyboard = createIcon('\ue284');
export const LayoutList = createIcon('\ue1d9');
export const Lightbulb = createIcon('\ue1c2');
export const Link = createIcon('\ue102');
export const Link2 = createIcon('\ue103');
export const ListOrdered = createIcon('\ue1d1');
export const LoaderCircle = createIcon('\ue10a');
export const LogOut = createIcon('\ue10e');
export const Map = createIcon('\ue110');
export const Maximize = createIcon('\ue112');
export const MessageCircle = createIcon('\ue116');
export const MessageSquareText = createIcon('\ue575');
export const MessagesSquare = createIcon('\ue40d');
export const Mic = createIcon('\ue118');
export const Minus = createIcon('\ue11c');
export const MonitorPlay = createIcon('\ue485');
export const MousePointerClick = createIcon('\ue120');
export const PanelLeft = createIcon('\ue12a');
export const PanelRight = createIcon('\ue431');
export const Pencil = createIcon('\ue1f9');
export const Play = createIcon('\ue13c');
export const Plus = createIcon('\ue13d');
export const Quote = createIcon('\ue239');
export const Radio = createIcon('\ue142');
export const Redo2 = createIcon('\ue2a0');
export const Regex = createIcon('\ue1fc');
export const RotateCcw = createIcon('\ue148');
export const RotateCw = createIcon('\ue149');
export const Rows3 = createIcon('\ue58a');
export const Save = createIcon('\ue14d');
export const Scale = createIcon('\ue212');
export const Search = createIcon('\ue151');
export const Send = createIcon('\ue152');
export const Settings2 = createIcon('\ue245');
export const Shapes = createIcon('\ue4b3');
export const Split = createIcon('\ue440');
export const Square = createIcon('\ue167');
export const SquareArrowOutUpRight = createIcon('\ue5a4');
export const SquareCheck = createIcon('\ue559');
export const Star = createIcon('\ue176');
export const StepBack = createIcon('\ue3e9');
export const StickyNote = createIcon('\ue303');
export const Table2 = createIcon('\ue2f9');
export const Tag = createIcon('\ue17f');
export const Trash2 = createIcon('\ue18e');
export const TriangleAlert = createIcon('\ue193');
export const Undo2 = createIcon('\ue2a1');
export const Unplug = createIcon('\ue45d');
export const Upload = createIcon('\ue19e');
export const Users = createIcon('\ue1a4');
export const Video = createIcon('\ue1a5');
export const WholeWord = createIcon('\ue3df');
export const Wrench = createIcon('\ue1b1');
export const X = createIcon('\ue1b2');
