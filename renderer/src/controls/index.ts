// Actions
export { Button, type ButtonProps } from './Button.tsx';
export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from './IconButton.tsx';
export { ContextMenu, Menu, type MenuItem, type MenuItems, type MenuProps } from './Menu.tsx';

// Fields and their controls
export { Field, type FieldProps } from './Field.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { NumberField, type NumberFieldProps } from './NumberField.tsx';
export { Select, type SelectOption, type SelectProps } from './Select.tsx';
export { SearchSelect, type SearchSelectProps } from './SearchSelect.tsx';
export { Switch, type SwitchProps } from './Switch.tsx';
export { Segmented, type Segment, type SegmentedProps } from './Segmented.tsx';
export { CheckList, type CheckListOption, type CheckListProps } from './CheckList.tsx';

// Containers and messages
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
export { FormDialog, type FormDialogProps } from './FormDialog.tsx';
export { ModalDialog, type ModalDialogProps } from './ModalDialog.tsx';
export { PaneHandle, type PaneHandleProps } from './PaneHandle.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { Tooltip, type TooltipProps } from './Tooltip.tsx';
export { Tooltips } from './Tooltips.tsx';
export { type ToastMessage, Toasts, type ToastsProps } from './Toasts.tsx';
export { Notice, type NoticeProps } from './Notice.tsx';
export { useSameIds } from './useSameIds.ts';

// Long lists
export { type Paged, usePaged } from './usePaged.ts';
export { wordFilter } from './wordFilter.ts';
