# «Aspecto y sonido»: cómo se ve y suena la página en este navegador.
look-sounds = Sonidos durante la partida
look-vibration = Vibrar cuando es mi turno o se impugna o pone en duda una jugada
look-notifications = Avisarme cuando una partida me espera y estoy en otra ventana
look-notifications-refused = Las notificaciones están bloqueadas en los ajustes de tu navegador.
look-remembered = Solo este navegador recuerda estas opciones.

look-appearance = Apariencia
look-colours = Colores
look-tiles = Fichas
look-board = Tablero
look-motion = Movimiento

look-like-system = Como el dispositivo
look-light = Claro
look-dark = Oscuro
look-high-contrast = Alto contraste
look-standard = Normales
look-safe = Para daltonismo
look-ivory = Marfil
look-wood = Madera
look-porcelain = Porcelana
look-paper = Papel
look-felt = Fieltro
look-newspaper = Periódico
look-less-motion = Menos movimiento
