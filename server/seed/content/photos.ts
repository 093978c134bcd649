/** Addresses of the pictures the demo shop uploaded; written by tools/demo-art/photos/generate.ts. */
export const PHOTOS = {
  'lake-evening': '/media/WBEhfUFkfKBGmJYPYpmkiA4vgekX2CtFoXwzNg3yUnY/1920x1080-320-640-960-1280.jpg',
  'harbour-morning': '/media/2COGTcYfwA161gi-kteVj388ZWSUIkWc8ZKK0lSyvcc/1600x900-320-640-960-1280.jpg',
} as const;
