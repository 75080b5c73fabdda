import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  Button,
  CheckList,
  Field,
  ModalDialog,
  NumberField,
  Segmented,
  Select,
  Switch,
  TextField,
} from '../../../renderer/src/controls/index.ts';
import { ScrollCues } from '../../../renderer/src/controls/ScrollCues.tsx';

afterEach(cleanup);

describe('a field', () => {
  it('names its control and ties errors, advice and hint to it', () => {
    render(
      <Field label="Title" hint="Shown nowhere else." errors={['Write a title.']} advice={['Shorter is better.']}>
        <TextField value="" onText={() => undefined} />
      </Field>,
    );
    const input = screen.getByLabelText('Title');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const notes = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(notes?.textContent).toContain('Write a title.');
    expect(notes?.textContent).toContain('Shorter is better.');
    expect(notes?.textContent).toContain('Shown nowhere else.');
  });

  it('names a group of controls', () => {
    render(
      <Field label="Depth" group>
        <Segmented value="a" options={[{ value: 'a', label: 'None' }]} onValue={() => undefined} />
      </Field>,
    );
    expect(screen.getByRole('radiogroup', { name: 'Depth' })).toBeDefined();
  });
});

describe('a text field', () => {
  it('reports each keystroke', async () => {
    const onText = vi.fn<(text: string) => void>();
    render(<Typed onText={onText} />);
    await userEvent.type(screen.getByRole('textbox'), 'ab');
    expect(onText.mock.calls).toEqual([['a'], ['ab']]);
  });

  it.each([
    ['Enter', '{Enter}'],
    ['leaving it', '{Tab}'],
    ['Ctrl+S', '{Control>}s{/Control}'],
  ])('that commits on blur reports the finished text once, at %s', async (_, keys) => {
    const onCommit = vi.fn<(text: string) => void>();
    render(<TextField commitOn="blur" value="brand" onCommit={onCommit} aria-label="Id" />);
    await userEvent.type(screen.getByRole('textbox'), `-a${keys}`);
    await userEvent.tab();
    expect(onCommit.mock.calls).toEqual([['brand-a']]);
  });

  it('that commits on blur restores its value at Escape', async () => {
    const onCommit = vi.fn<(text: string) => void>();
    render(<TextField commitOn="blur" value="brand" onCommit={onCommit} aria-label="Id" />);
    await userEvent.type(screen.getByRole('textbox'), '-a{Escape}{Tab}');
    expect(onCommit).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('brand');
  });

  it('that commits on blur does not lose its text when it disappears', async () => {
    const onCommit = vi.fn<(text: string) => void>();
    const { unmount } = render(<TextField commitOn="blur" value="brand" onCommit={onCommit} aria-label="Id" />);
    await userEvent.type(screen.getByRole('textbox'), '-a');
    unmount();
    expect(onCommit.mock.calls).toEqual([['brand-a']]);
  });
});

describe('a number field', () => {
  it('reports numbers, and null when it is emptied', async () => {
    const onNumber = vi.fn<(value: number | null) => void>();
    render(<NumberField value={3} onNumber={onNumber} aria-label="At most" />);
    const input = screen.getByRole('textbox');
    await userEvent.type(input, '4');
    await userEvent.clear(input);
    expect(onNumber.mock.calls).toEqual([[34], [null]]);
  });

  it('never reports what is no number, says so, and keeps it when the field is left', async () => {
    const onNumber = vi.fn<(value: number | null) => void>();
    const { rerender } = render(<NumberField value={null} onNumber={onNumber} aria-label="At most" />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, 'x1e400');
    await userEvent.tab();
    expect(onNumber).not.toHaveBeenCalled();
    expect(input.value).toBe('x1e400');
    expect(screen.getByRole('alert').textContent).toContain('not a number');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')).toBe(screen.getByRole('alert'));
    // A value from elsewhere, for example undo, is shown.
    rerender(<NumberField value={7} onNumber={onNumber} aria-label="At most" />);
    expect(input.value).toBe('7');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['2,5', [2, 2.5]],
    ['2.5', [2, 2.5]],
    ['0,125', [0, 0.1, 0.12, 0.125]],
    // One thousand in one language is one in another: not read as either.
    ['1,000', [1, 1, 1]],
    ['1.000', [1, 1, 1]],
  ])('reads %s with a comma or a point', async (text, reported) => {
    const onNumber = vi.fn<(value: number | null) => void>();
    render(<NumberField value={null} onNumber={onNumber} aria-label="At most" />);
    await userEvent.type(screen.getByRole('textbox'), text);
    expect(onNumber.mock.calls.map(([number]) => number)).toEqual(reported);
    expect(screen.queryByRole('alert') !== null).toBe(text.endsWith('000'));
  });

  it('says what is wrong with a number, and does not report it', async () => {
    const onNumber = vi.fn<(value: number | null) => void>();
    const problemOf = (number: number | null) => (number === null || number < 1 ? 'Enter 1 or more.' : null);
    render(<NumberField value={5} onNumber={onNumber} problemOf={problemOf} aria-label="At most" />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.clear(input);
    expect(screen.getByRole('alert').textContent).toBe('Enter 1 or more.');
    await userEvent.type(input, '0');
    await userEvent.tab();
    expect(input.value).toBe('0');
    expect(screen.getByRole('alert').textContent).toBe('Enter 1 or more.');
    await userEvent.clear(input);
    await userEvent.type(input, '12');
    expect(onNumber.mock.calls.map(([number]) => number)).toEqual([1, 12]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a choice', () => {
  it('keeps a value that is not in the list', () => {
    render(
      <Select
        value="xx"
        options={[{ value: 'en', label: 'English' }]}
        onValue={() => undefined}
        aria-label="Language"
      />,
    );
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('xx');
  });

  it('of many keeps order and unknown values, and can be filtered', async () => {
    const options = Array.from({ length: 12 }, (_, at) => ({ value: `v${at}`, label: `Value ${at}` }));
    const onValues = vi.fn<(values: readonly string[]) => void>();
    render(<CheckList label="Languages" options={options} values={['zz', 'v3']} onValues={onValues} />);
    await userEvent.type(screen.getByRole('searchbox'), 'value 11');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(screen.getByRole('checkbox', { name: /Value 11/u }));
    expect(onValues.mock.calls).toEqual([[['zz', 'v3', 'v11']]]);
  });

  it('between on and off is a switch with words', async () => {
    const onChecked = vi.fn<(checked: boolean) => void>();
    render(<Switch label="Shuffle the options" checked={false} onChecked={onChecked} />);
    await userEvent.click(screen.getByRole('switch', { name: 'Shuffle the options' }));
    expect(onChecked.mock.calls).toEqual([[true]]);
  });
});

describe('a button', () => {
  it('that is busy keeps its focus and does nothing', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button busy onClick={onClick}>
        Publish
      </Button>,
    );
    const button = screen.getByRole('button');
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('a list with more than fits', () => {
  it('says so at each edge that hides something', () => {
    const { container } = render(
      <ScrollCues className="list">
        <p>Bread</p>
      </ScrollCues>,
    );
    const list = container.querySelector('.list') ?? container;
    Object.defineProperties(list, { scrollHeight: { value: 300 }, clientHeight: { value: 100 } });
    const cuesAt = (scrollTop: number) => {
      list.scrollTop = scrollTop;
      fireEvent.scroll(list);
      return [...container.querySelectorAll('[data-more]')].map((cue) => cue.getAttribute('data-more'));
    };
    expect([cuesAt(0), cuesAt(100), cuesAt(200)]).toEqual([['below'], ['above', 'below'], ['above']]);
  });
});

describe('a dialog', () => {
  it('is named by its title, and Esc closes it', async () => {
    const onClose = vi.fn<() => void>();
    render(<ModalDialog title="Rename" description="Another name." onClose={onClose} />);
    const dialog = await screen.findByRole('dialog', { name: 'Rename' });
    expect(dialog.getAttribute('aria-describedby')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });

  it('has the focus at once, also in the place of another dialog, and returns it', async () => {
    const Asked = ({ title }: { readonly title: string }) => (
      <ModalDialog key={title} title={title} onClose={() => undefined} />
    );
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    const { rerender } = render(<Asked title="Settings" />);
    const first = screen.getByRole('dialog');
    expect(first.contains(document.activeElement)).toBe(true);
    rerender(<Asked title="Shortcuts" />);
    await Promise.resolve();
    const second = await screen.findByRole('dialog', { name: 'Shortcuts' });
    expect(second.contains(document.activeElement)).toBe(true);
    rerender(<p>No dialog</p>);
    await waitFor(() => expect(document.activeElement).toBe(before));
    before.remove();
  });

  it('keeps every key but Esc from the window behind it', async () => {
    const onKey = vi.fn<(key: string) => void>();
    const listen = (event: KeyboardEvent) => onKey(event.key);
    window.addEventListener('keydown', listen);
    render(<ModalDialog title="Launch" onClose={() => undefined} />);
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Delete}{Control>}z{/Control}');
    window.removeEventListener('keydown', listen);
    expect(onKey).not.toHaveBeenCalled();
  });

  it('cannot be left while work is going on', async () => {
    const onClose = vi.fn<() => void>();
    render(<ModalDialog title="Launch" locked onClose={onClose} />);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});

function Typed({ onText }: { readonly onText: (text: string) => void }) {
  const [value, setValue] = useState('');
  return <TextField aria-label="Text" value={value} onText={(text) => (setValue(text), onText(text))} />;
}
