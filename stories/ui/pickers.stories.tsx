/** What is chosen: days, places in levels, files, the part of a picture. Each comes with the form that needs it. */
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Arco } from '#ui/arco/arco.tsx';
import { Calendar } from '#ui/arco/calendar.tsx';
import { Cascade } from '#ui/arco/cascade.tsx';
import { FileDrop } from '#ui/arco/file-drop.tsx';
import { Button } from '#ui/button.tsx';
import { Choices } from '#ui/choices.tsx';
import { CropBox } from '#ui/crop-box.tsx';
import { CENTRED } from '#ui/crop-geometry.ts';
import { DateField } from '#ui/date-field.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { KIT } from '../support/kit-docs.tsx';
import { Column, part } from '../support/kit-story.tsx';
import { samplePicture } from '../support/sample-picture.ts';

const meta: Meta = { title: 'UI/Pickers', tags: ['autodocs'], parameters: KIT };
export default meta;

const TODAY = '2027-02-28';

export const Day = part(
  {
    parts: ['DateField', 'DateInput', 'Calendar'],
    purpose:
      'A day: typed, moved by keys, or taken from a calendar that comes with the first use of the field.',
    maturity: 'settling',
    do: [
      'Set `min` and `max`: days outside cannot be chosen.',
      'The field has the label; the input alone is for forms with their own.',
    ],
    dont: ['For a moment that is known by heart, such as a year of birth alone: a short list is quicker.'],
    keys: [
      ['↑ ↓', 'a day back or on; opens the calendar'],
      ['Page Up, Page Down', 'a month back or on'],
      ['Esc', 'closes the calendar, and nothing around it'],
    ],
  },
  function Days({ say }) {
    const [value, setValue] = useState(TODAY);
    const common = { value, onChange: setValue, today: TODAY, min: '2027-01-01' };
    return (
      <Column>
        <DateField id="day" name="day" label={say('日期', 'Day')} {...common} />
        <label htmlFor="bare-day">{say('只有输入框', 'The input alone')}</label>
        <DateInput id="bare-day" isWrong={false} describedBy={undefined} {...common} />
        <Calendar isOpen={false} {...common} />
      </Column>
    );
  },
);

export const Levels = part(
  {
    parts: ['Cascade', 'Arco'],
    purpose:
      'One choice through levels, as deep as it is known. `Arco` is what every control of that library stands in.',
    maturity: 'settling',
    do: ['Give it the words of the value: its options may still be on their way.'],
    dont: ['For one level: a select.', 'Use `Arco` outside src/ui/arco: each control gets a wrapper there.'],
    keys: [
      ['↓', 'opens the list'],
      ['Arrows', 'move between choices and levels'],
      ['Enter', 'takes the choice'],
      ['Esc', 'closes the list; the focus goes back to the field'],
    ],
  },
  function Regions({ say }) {
    const [value, setValue] = useState<string[]>([]);
    const text = value.length === 0 ? '' : value.join(' / ');
    const options = [
      {
        value: 'zj',
        label: say('浙江', 'Zhejiang'),
        children: [{ value: 'hz', label: say('杭州', 'Hangzhou') }],
      },
      { value: 'sh', label: say('上海', 'Shanghai') },
    ];
    return (
      <Column>
        <Arco>
          <Cascade
            id="region"
            label={say('地区', 'Region')}
            placeholder={say('请选择', 'Choose')}
            {...{ value, shownText: text, options }}
            onChange={setValue}
            isWrong={false}
            describedBy={undefined}
          />
        </Arco>
      </Column>
    );
  },
);

export const Few = part(
  {
    parts: ['Choices'],
    purpose: 'One of a few, within a bar of controls, such as the speed of a film.',
    maturity: 'settling',
    do: ['Keep each choice to a word or a number.'],
    dont: ['In a form: a field there has a label that is seen.'],
    keys: [['↑ ↓', 'the next choice']],
  },
  function Speeds({ say }) {
    const [value, choose] = useState('1');
    const choices = ['0.75', '1', '1.5', '2'].map((speed) => ({ value: speed, text: `${speed}×` }));
    return <Choices label={say('速度', 'Speed')} {...{ value, choices, choose }} />;
  },
);

export const File = part(
  {
    parts: ['FileDrop'],
    purpose: 'A place a file is dropped on, or chosen from a box. What becomes of it is its owner’s.',
    maturity: 'new',
    do: ['Say which files are taken, and judge the file yourself: a dropped one may be of any type.'],
    dont: ['Hide the button: nobody drops a file with a keyboard.'],
    keys: [['Enter, Space', 'on its button: opens the file box']],
  },
  function Drop({ say }) {
    const [name, setName] = useState('');
    return (
      <Column>
        <FileDrop accept={['image/png']} busy={false} onFile={(file) => setName(file.name)}>
          <p>{name === '' ? say('把 PNG 图片拖到这里', 'Drop a PNG picture here') : name}</p>
          <Button>{say('选择图片', 'Choose a picture')}</Button>
        </FileDrop>
      </Column>
    );
  },
);

const picture = samplePicture();

export const Crop = part(
  {
    parts: ['CropBox'],
    purpose: 'The part of a picture that becomes a portrait: moved, zoomed, and seen small as it will stand.',
    maturity: 'new',
    do: ['Show it in a box of its own: it takes the focus as it comes.'],
    dont: ['For shapes other than a circle: it knows none.'],
    keys: [
      ['Arrows', 'move the picture by ten pixels'],
      ['Shift + arrows', 'by one'],
      ['← → on the slider', 'zoom'],
    ],
  },
  function Cropping({ say }) {
    const [crop, setCrop] = useState(CENTRED);
    const words = {
      picture: say('图片', 'Picture'),
      hint: say('拖动或用方向键移动', 'Drag it, or move it by the arrow keys'),
      zoom: say('缩放', 'Zoom'),
      preview: say('预览', 'Preview'),
      up: say('上移', 'Up'),
      down: say('下移', 'Down'),
      left: say('左移', 'Left'),
      right: say('右移', 'Right'),
    };
    return <CropBox picture={picture} crop={crop} onCrop={setCrop} words={words} />;
  },
);
