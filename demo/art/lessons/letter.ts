/** The words of the lesson on paper, a page each. */

export interface LetterPage {
  title: string;
  subtitle: string;
  cn: readonly string[];
  en: readonly string[];
  task: { cn: string; en: string };
}

export const LETTER: readonly LetterPage[] = [
  {
    title: '期末不考试，写一封信',
    subtitle: 'No exam at the end, but a letter',
    cn: [
      '这学期我们读了六本书，认识了二十几个人。有的你第一页就喜欢，有的到最后一页还没原谅。期末不考试：请给其中一个人写一封信。',
      '写信和写读后感不一样。读后感写给老师看，信写给一个会读、会生气、也许会回信的人。你不必证明自己读懂了，只要把没说完的话说完。',
      '接下来的三页，每页一步：选人，提问，署名。一步用一个晚上，别赶。',
    ],
    en: [
      'We have read six books this term and met some twenty people. A few you liked on their first page, and one or two you have not forgiven on their last. There is no exam: write a letter to one of them.',
      'A letter is not a book report. A report is for a teacher. A letter is for somebody who reads it, may be angry, and might write back. You need not prove that you understood, only finish what was left unsaid.',
    ],
    task: {
      cn: '不翻书，写下你还记得名字的三个人。',
      en: 'Without opening a book, write down three people whose names you remember.',
    },
  },
  {
    title: '先选人',
    subtitle: 'First choose somebody',
    cn: [
      '选一个你还有话想问他的人。喜欢不要紧，放不下才要紧。最容易写的往往不是主角，是那个只出现了两次、走的时候没人送的人。',
      '试试这样选：合上书，想一个画面。谁站在画面里？他在看哪里？他手里拿着什么？如果你能答出两个，就是他了。',
      '如果你选的人做了一件坏事，不必替他解释，也不必骂他。信的开头写下你看见他做了什么，就够了。',
    ],
    en: [
      'Choose somebody you still have a question for. Liking them matters little. The easiest letters are seldom to the hero: write to the one who appears twice and leaves without a goodbye.',
      'Close the book and think of one picture. Who stands in it? Where do they look? What is in their hands? If you can answer two of these, that is your person.',
    ],
    task: {
      cn: '写下他的名字，和你记得的那个画面，一句话。',
      en: 'Write the name, and the picture you remember, in one sentence.',
    },
  },
  {
    title: '再问一个真问题',
    subtitle: 'Then ask what you do not know',
    cn: [
      '不问书里写了的。“你为什么离开家？”如果第三章已经说了，他读到这里会失望。问他没说、你又猜不到的那一件。',
      '真问题有一个记号：你自己也有一个答案，但不确定。把你的答案也写上，再说你为什么不确定。这样的信，才像两个人在说话。',
      '问完就停。一封信只问一件事，别的留到下一封。剩下的纸，告诉他你这边的事：窗外，午饭，你读到他的那一天。',
    ],
    en: [
      'Do not ask what the book says. If chapter three tells why she left home, your letter disappoints her there. Ask the one thing it keeps back and you cannot guess.',
      'A real question has a mark: you have an answer of your own and are not sure of it. Give it, and say why you doubt it. Then stop, and use the rest of the page for your side: the window, lunch, the day you read about them.',
    ],
    task: {
      cn: '写下你的问题，再写下你自己的答案。',
      en: 'Write your question, and then your own answer to it.',
    },
  },
  {
    title: '最后署名',
    subtitle: 'Sign it',
    cn: [
      '写上你的名字、年龄和今天的天气。名字让他知道是谁在问，年龄让他知道你还有多少时间，天气让这封信只属于今天。',
      '抄一遍。抄的时候，凡是你念不出声的句子，都删掉。信宁可短：一页纸，读三分钟。',
      '最后一课我们把信读给彼此听。不打分，不排名，听的人只说一句：如果我是他，我会先回答哪一句。',
    ],
    en: [
      'Write your name, your age and the weather. The name says who asks, the age how much time you have, and the weather makes the letter belong to this one day.',
      'Copy it out, and drop each sentence you cannot say aloud. In the last lesson we read the letters to each other. There are no marks: whoever listens says which line they would answer first.',
    ],
    task: {
      cn: '把信装进信封，写上他的地址，如果他有的话。',
      en: 'Put it into an envelope and write the address, if there is one.',
    },
  },
];
