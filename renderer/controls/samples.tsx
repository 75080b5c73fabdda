import { Copy, FilePlus, Trash2 } from '../src/theme/icons.tsx';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Group, Panel } from 'react-resizable-panels';
import type * as controls from '../src/controls/index.ts';
import {
  Button,
  CheckList,
  ConfirmDialog,
  ContextMenu,
  DialogFrame,
  EmptyState,
  Field,
  FormDialog,
  IconButton,
  IconLink,
  Menu,
  type MenuItems,
  ModalDialog,
  Notice,
  NumberField,
  PaneHandle,
  SearchSelect,
  Segmented,
  Select,
  Switch,
  TextArea,
  TextField,
  Toasts,
  Tooltip,
} from '../src/controls/index.ts';
import styles from './ControlsPage.module.css';

const nothing = (): void => undefined;

/** The components that `src/controls` exports. `Tooltips` shows nothing: it is around the page. */
type ControlName = Exclude<
  { [Name in keyof typeof controls]: Name extends Capitalize<Name> ? Name : never }[keyof typeof controls],
  'Tooltips'
>;

const menuItems: MenuItems = [
  { label: 'Copy', icon: Copy, shortcut: 'Ctrl+C', onSelect: nothing },
  { label: 'Shown', checked: true, onSelect: nothing },
  { label: 'Hidden', checked: false, onSelect: nothing },
  { label: 'Not now', disabled: true, onSelect: nothing },
  { label: 'Delete', icon: Trash2, danger: true, separated: true, onSelect: nothing },
  { label: 'More', items: [{ label: 'Inside', onSelect: nothing }] },
];

const breads = [
  { value: 'rye', label: 'Rye' },
  { value: 'oat', label: 'Oat' },
  { value: 'spelt', label: 'Spelt' },
] as const;

const manyBreads = Array.from({ length: 12 }, (_, at) => ({
  value: `${at}`,
  label: `Bread ${at + 1}`,
  detail: `b${at}`,
}));

/**
 * The states of every control. A control that `src/controls` exports and that is missing here does not compile: add an
 * entry with its name, whose component shows each of its states.
 */
export const samples: { readonly [Name in ControlName]: ComponentType } = {
  Button: () => (
    <>
      <Button>Ordinary</Button>
      <Button variant="primary">Primary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">Danger</Button>
      <Button icon={FilePlus}>With an icon</Button>
      <Button busy>Busy</Button>
      <Button disabled>Disabled</Button>
      <Button variant="primary" disabled>
        Primary, disabled
      </Button>
    </>
  ),
  IconButton: () => (
    <>
      <IconButton icon={Copy} label="Copy" shortcut="Ctrl+C" />
      <IconButton icon={Copy} label="Copy, quiet" variant="quiet" />
      <IconButton icon={Trash2} label="Delete" variant="danger" />
      <IconButton icon={Copy} label="Copy, small" size="small" />
      <IconButton icon={Copy} label="Copy, disabled" disabled />
    </>
  ),
  IconLink: () => <IconLink icon={Copy} label="Service" tooltip="How to run it" href="#service" />,
  ContextMenu: () => (
    <Opener name="Open at a point">
      {(close) => <ContextMenu label="Actions" x={320} y={240} items={menuItems} onClose={close} />}
    </Opener>
  ),
  Menu: () => (
    <>
      <Menu label="Menu" items={menuItems} />
      <Menu label="Bare" bare items={menuItems} />
      <Menu label="Menu of an icon" icon={Copy} iconOnly items={menuItems} />
      <Menu label="Disabled" disabled items={menuItems} />
    </>
  ),
  Field: () => (
    <>
      <Field label="With a hint" hint="What belongs here." optional>
        <TextField value="" onText={nothing} />
      </Field>
      <Field label="With an error" errors={['This text is missing.']}>
        <TextField value="" onText={nothing} />
      </Field>
      <Field label="With advice" advice={['Shorter is easier to read.']}>
        <TextField value="A long text" onText={nothing} />
      </Field>
      <Field label="A group" group aside={<IconButton icon={Copy} label="Copy the group" size="small" />}>
        <Segmented value="rye" options={breads} onValue={nothing} />
      </Field>
    </>
  ),
  TextField: () => (
    <>
      <TextField aria-label="Text" value="Breakfast" onText={nothing} />
      <TextField aria-label="Empty text" value="" placeholder="Placeholder" onText={nothing} />
      <TextField aria-label="Code" mono value="q_1" onText={nothing} />
      <TextField aria-label="Disabled text" value="Breakfast" disabled onText={nothing} />
    </>
  ),
  TextArea: () => (
    <>
      <TextArea aria-label="Long text" value={'Two\nlines'} onText={nothing} />
      <TextArea aria-label="Disabled long text" value="Breakfast" disabled onText={nothing} />
    </>
  ),
  NumberField: () => (
    <>
      <NumberField aria-label="Number" value={3} onNumber={nothing} />
      <NumberField aria-label="No number" value={null} onNumber={nothing} />
      <NumberField aria-label="Disabled number" value={3} disabled onNumber={nothing} />
    </>
  ),
  Select: () => (
    <>
      <Select aria-label="Bread" value="rye" options={breads} onValue={nothing} />
      <Select aria-label="Disabled bread" value="oat" disabled options={breads} onValue={nothing} />
    </>
  ),
  SearchSelect: () => (
    <>
      <Field label="Searched bread">
        <SampleSearchSelect disabled={false} />
      </Field>
      <Field label="Disabled searched bread">
        <SampleSearchSelect disabled />
      </Field>
    </>
  ),
  Switch: () => (
    <>
      <SampleSwitch />
      <Switch label="Disabled, off" checked={false} disabled onChecked={nothing} />
      <Switch label="Disabled, on" checked disabled onChecked={nothing} />
    </>
  ),
  Segmented: () => (
    <>
      <Segmented label="Bread" value="oat" options={breads} onValue={nothing} />
      <Segmented label="No bread" value={null} options={breads} onValue={nothing} />
      <Segmented label="Disabled bread" value="oat" disabled options={breads} onValue={nothing} />
    </>
  ),
  CheckList: () => (
    <>
      <CheckList label="Breads" options={breads} values={['oat']} onValues={nothing} />
      <CheckList label="Many breads" options={manyBreads} values={['1', 'unknown']} onValues={nothing} />
      <CheckList label="Disabled breads" options={breads} values={['oat']} disabled onValues={nothing} />
    </>
  ),
  ModalDialog: () => (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Opener key={size} name={`Open a ${size} dialog`}>
          {(close) => (
            <ModalDialog
              title="Delete the question?"
              description="Two conditions depend on it."
              size={size}
              onClose={close}
              footer={
                <>
                  <Button onClick={close}>Cancel</Button>
                  <Button variant="danger" onClick={close}>
                    Delete
                  </Button>
                </>
              }
            >
              <Field label="Reason">
                <TextField value="" onText={nothing} />
              </Field>
            </ModalDialog>
          )}
        </Opener>
      ))}
    </>
  ),
  ConfirmDialog: () => (
    <Opener name="Open a confirmation">
      {(close) => (
        <ConfirmDialog title="Close the study?" act="Close" variant="danger" onConfirm={nothing} onClose={close} />
      )}
    </Opener>
  ),
  DialogFrame: () => (
    <Opener name="Open a frame">
      {(close) => (
        <DialogFrame label="Find" size="search" lightDismiss onClose={close}>
          <TextField aria-label="Find a command" value="" onText={nothing} />
        </DialogFrame>
      )}
    </Opener>
  ),
  FormDialog: () => (
    <>
      {[true, false].map((isWrong) => (
        <Opener key={`${isWrong}`} name={isWrong ? 'Open a form that failed' : 'Open an incomplete form'}>
          {(close) => (
            <FormDialog
              title="Add a connection"
              act="Add"
              busy={false}
              incomplete={!isWrong}
              error={isWrong ? { what: 'The server did not answer.', next: 'Check the address.' } : null}
              onSubmit={async () => close()}
              onClose={close}
            >
              <Field label="Address">
                <TextField value="" onText={nothing} />
              </Field>
            </FormDialog>
          )}
        </Opener>
      ))}
    </>
  ),
  PaneHandle: () => (
    <Group className={styles.group}>
      <Panel>
        <div className={styles.pane}>One pane</div>
      </Panel>
      <PaneHandle label="Width of one pane" onReset={nothing} />
      <Panel>
        <div className={styles.pane}>Another pane</div>
      </Panel>
    </Group>
  ),
  EmptyState: () => (
    <EmptyState
      icon={FilePlus}
      text="This block has no questions."
      action={<Button variant="primary">Add a question</Button>}
      quiet={<Button variant="quiet">Paste</Button>}
    />
  ),
  Tooltip: () => (
    <Tooltip text="A short explanation." describes>
      <Button>With a tooltip</Button>
    </Tooltip>
  ),
  Toasts: SampleToasts,
  Notice: () => (
    <>
      {(['info', 'warning', 'error'] as const).map((kind) => (
        <Notice
          key={kind}
          kind={kind}
          text="The file was changed by another program."
          next="Compare the versions."
          actions={<Button>Compare</Button>}
          onDismiss={nothing}
        />
      ))}
      <Notice bar kind="warning" text="The disk is full." next="Free some space." />
    </>
  ),
};

/** A button that shows something until it is closed. */
function Opener({ name, children }: { readonly name: string; readonly children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  );
}

function SampleToasts() {
  const [isShown, setShown] = useState(false);
  const message = { key: 'moved', text: 'Moved 3 questions', detail: 'A condition was removed.', stays: true };
  return (
    <>
      <Button onClick={() => setShown(true)}>Show a message</Button>
      <Toasts label="Messages" message={isShown ? message : null} onGone={() => setShown(false)} />
    </>
  );
}

function SampleSwitch() {
  const [checked, setChecked] = useState(true);
  return <Switch label="On or off" hint="What it changes." checked={checked} onChecked={setChecked} />;
}

function SampleSearchSelect({ disabled }: { readonly disabled: boolean }) {
  const [value, setValue] = useState('1');
  return (
    <SearchSelect
      value={value}
      options={manyBreads}
      disabled={disabled}
      texts={{ open: 'Show all breads', nothing: 'No such bread' }}
      unknown={(missing) => ({ value: missing, label: missing, detail: '' })}
      onValue={setValue}
    />
  );
}
