/** Bare controls of forms made from schemas, which bring their own labels. */
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { ColourInput } from '#ui/colour-input.tsx';
import { SliderInput } from '#ui/slider-input.tsx';
import { SwitchInput } from '#ui/switch-input.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { KIT } from '../support/kit-docs.tsx';
import { Column, part } from '../support/kit-story.tsx';

const meta: Meta = { title: 'UI/Inputs', tags: ['autodocs'], parameters: KIT };
export default meta;

export const Lines = part(
  {
    parts: ['TextInput', 'TextArea'],
    purpose:
      'A line, or several, in the frame of all fields; the form around it brings label, help and faults.',
    maturity: 'new',
    do: ['Give it a label by `id`, or an `aria-label`.'],
    dont: ['Use it where `TextField` does: that one has its label and its fault.'],
    keys: [['Tab', 'reaches it']],
  },
  ({ say }) => (
    <Column>
      <TextInput aria-label={say('标题', 'Heading')} defaultValue={say('秋季新课', 'New this autumn')} />
      <TextArea aria-label={say('简介', 'About')} defaultValue={say('每天一练', 'One exercise a day')} />
    </Column>
  ),
);

function AllValues({ label, number }: { label: string; number: string }) {
  const [color, setColor] = useState('#1f5eff');
  const [value, setValue] = useState(6);
  const [isOn, setOn] = useState(true);
  return (
    <Column>
      <SliderInput
        label={label}
        min={0}
        max={30}
        step={1}
        value={value}
        valueText={String(value)}
        onChange={setValue}
      >
        <TextInput
          type="number"
          aria-label={number}
          value={value}
          onChange={(event) => setValue(Number(event.target.value))}
        />
      </SliderInput>
      <SwitchInput aria-label={label} checked={isOn} onChange={(event) => setOn(event.target.checked)} />
      <ColourInput
        id="color"
        name="color"
        aria-label={number}
        pickerLabel={label}
        value={color}
        hex={color}
        onChange={setColor}
      />
    </Column>
  );
}

export const Values = part(
  {
    parts: ['SliderInput', 'SwitchInput', 'ColourInput'],
    purpose: 'A number within a small span, moved or typed; what is on or off; a colour, picked or typed.',
    maturity: 'new',
    do: ['Say the unit in `valueText`, which is read while the line is moved.'],
    dont: ['A switch for what only counts once a form is sent: that is a checkbox.'],
    keys: [
      ['Arrow keys', 'move the line by one step'],
      ['Space', 'turns the switch'],
    ],
  },
  ({ say }) => <AllValues label={say('切换间隔', 'Seconds per slide')} number={say('秒数', 'Seconds')} />,
);
