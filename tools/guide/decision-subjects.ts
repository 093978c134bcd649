/** Which subject each decision belongs to, in the order the index lists them; a number stands under one subject alone. */

export const DECISION_SUBJECTS: Readonly<Record<string, readonly number[]>> = {
  'Architecture and how code is written': [
    80, 188, 207, 211, 212, 213, 217, 226, 228, 230, 234, 235, 255, 341, 362, 420, 435, 436, 530, 575, 600,
    605,
  ],
  'Documents and publishing': [1, 32, 125, 126, 127, 265, 266, 271, 282, 477, 565, 580, 585, 586],
  'Blocks, chrome and pictures': [60, 61, 65, 68, 105, 130, 131, 140, 236, 264, 268],
  'Theme, layout and words on screen': [
    50, 141, 200, 223, 224, 225, 257, 267, 274, 275, 276, 277, 278, 281, 284, 381, 486, 491, 492, 493, 510,
    521, 606,
  ],
  'Rendering and the browser': [3, 20, 21, 41, 110, 198, 199, 232, 256, 310, 330, 425, 437],
  'Forms and zones': [106, 120, 121, 189],
  'Catalogue, detail pages and search': [
    101, 111, 115, 116, 272, 273, 283, 285, 286, 292, 293, 294, 295, 296, 300, 447, 458, 459, 460, 488, 489,
    571,
  ],
  'Orders, payment and rights': [
    100, 192, 193, 290, 291, 297, 298, 301, 305, 315, 316, 329, 345, 387, 451, 452, 453,
  ],
  'Media, lessons and learning records': [
    302, 303, 311, 312, 313, 314, 317, 323, 324, 325, 327, 328, 350, 351, 352, 354, 355, 356, 392, 393, 394,
    395, 464, 465, 466, 467, 468, 469, 470, 475, 555, 570,
  ],
  'Exams, tasks, certificates and comments': [194, 307, 308, 309, 319, 321, 326, 471, 472, 473],
  'Live rooms': [
    360, 361, 363, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 400, 405, 410, 411, 412, 430, 431, 432,
    433, 438, 440, 445, 446, 487,
  ],
  'Login, accounts and personal data': [
    150, 151, 152, 153, 154, 155, 156, 158, 160, 161, 164, 165, 166, 167, 170, 173, 174, 175, 176, 177, 178,
    179, 180, 181, 182, 183, 184, 185, 202, 240, 241, 245, 258, 279, 280, 304, 482,
  ],
  'Calls and the console': [40, 42, 43, 216, 221, 270, 299, 318, 481, 483, 540],
  'Database, jobs and several nodes': [2, 30, 31, 33, 196, 214, 215, 220, 222, 233, 249, 448, 450, 478, 502],
  'Security, limits and load': [
    142, 197, 204, 205, 219, 239, 242, 244, 250, 251, 252, 254, 439, 476, 500, 501, 550, 551,
  ],
  'Operating a shop': [218, 253, 260, 261, 262, 263, 269, 287, 288, 497, 590],
  'Demo shops': [34, 70, 210, 520],
  'Storybook, guide and development server': [51, 135, 246, 247, 248, 498, 610],
  'Tests, checks and benchmarks': [
    81, 82, 83, 208, 209, 227, 229, 231, 237, 238, 289, 338, 340, 380, 413, 434, 444,
  ],
};
