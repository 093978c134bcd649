/** Longer texts of the training shops' pages. */
export const ABOUT_SCHOOL = {
  cn: `
<h3>我们为谁而设</h3><p>每一位同事，从第一天到第一次带团队。</p>
<h3>怎样学习</h3><ul><li>必修课在“我的任务”里，按截止时间排列。</li><li>选修课随时可学，进度自动保存。</li><li>考试可以补考一次，证书在结业后自动颁发。</li></ul>
<h3>遇到问题</h3><p>学习支持 199-0000-0200，工作日 9:00-18:00。</p>`,
  en: `
<h3>Who it is for</h3><p>Every colleague, from the first day to the first team.</p>
<h3>How it works</h3><ul><li>Required courses are in “My tasks”, by due date.</li><li>Everything else is open at any time, and your place is kept.</li><li>Exams allow one retake. Certificates come by themselves.</li></ul>
<h3>When something is wrong</h3><p>Help desk 199-0000-0200, weekdays 9:00-18:00.</p>`,
};

export const FEEDBACK = {
  cn: '<p>课程有误、考试异常或想开一门新课，都可以写信到 <a href="mailto:learning@school.example.com">learning@school.example.com</a>，三个工作日内答复。</p>',
  en: '<p>A mistake in a course, trouble with an exam, or an idea for a new one: write to <a href="mailto:learning@school.example.com">learning@school.example.com</a>. We answer within three working days.</p>',
};
