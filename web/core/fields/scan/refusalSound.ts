let speaker: AudioContext | undefined;

/** Plays two low notes for a third of a second: the scan was refused. Synthesised, so that it works offline too. */
export function playRefusal(): void {
  speaker ??= new AudioContext();
  void speaker.resume();
  const begin = speaker.currentTime;
  const volume = speaker.createGain();
  volume.gain.value = 0.15;
  volume.connect(speaker.destination);
  const note = speaker.createOscillator();
  note.type = 'square';
  note.frequency.setValueAtTime(330, begin);
  note.frequency.setValueAtTime(220, begin + 0.15);
  note.connect(volume);
  note.start(begin);
  note.stop(begin + 0.3);
}
